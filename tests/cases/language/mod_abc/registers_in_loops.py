# abc in hot loops: classes registered under way, caches that must forget, hooks that change their mind, abstract sets recomputed.
import abc
from abc import ABC, ABCMeta, abstractmethod, get_cache_token, update_abstractmethods


class Quacks(ABC):
    asked = 0

    @classmethod
    def __subclasshook__(cls, other):
        Quacks.asked += 1
        return True if any("quack" in k.__dict__ for k in other.__mro__) else NotImplemented


class Duck:
    def quack(self):
        return 1


class Robot:
    pass


class Late(Robot):
    pass


hits, tokens = [], set()
things = [Duck(), Robot(), Late(), 5, "s"]
for i in range(300):
    if i == 100:
        Quacks.register(Robot)
    if i == 200:
        Late.quack = Duck.quack
    tokens.add(get_cache_token())
    hits.append(isinstance(things[i % 5], Quacks) + 2 * issubclass(type(things[(i + 1) % 5]), Quacks))
print(sum(hits[:100]), sum(hits[100:200]), sum(hits[200:]), len(tokens))


class Shape(ABC):
    @property
    @abstractmethod
    def area(self): ...

    @classmethod
    @abstractmethod
    def make(cls, n): ...

    @staticmethod
    @abstractmethod
    def kind(): ...

    def double(self):
        return self.area * 2


class Square(Shape):
    def __init__(self, n):
        self.n = n

    area = property(lambda self: self.n * self.n)
    make = classmethod(lambda cls, n: cls(n))
    kind = staticmethod(lambda: "square")


class Half(Shape):
    area = 5


class Circle(Square):
    @property
    def area(self):
        return super().area * 3


total = failed = 0
texts = set()
for i in range(300):
    cls = (Square, Circle, Half, Shape)[i % 4]
    try:
        s = cls.make(i) if i % 8 < 2 else cls(i) if i % 4 < 2 else cls()
        total += s.double() + len(s.kind())
    except TypeError as e:
        failed += 1
        texts.add(str(e))
print(total, failed, sorted(texts))
print(sorted(Half.__abstractmethods__), sorted(Shape.__abstractmethods__), Square.__abstractmethods__, Shape.area.__isabstractmethod__, Shape.__dict__["make"].__isabstractmethod__, getattr(Square.area, "__isabstractmethod__", None))
Half.make = classmethod(lambda cls, n: cls())
Half.kind = staticmethod(lambda: "half")
try:
    Half()
except TypeError as e:
    print(e)
print(update_abstractmethods(Half) is Half, Half().double(), Half.make(1).area, update_abstractmethods(int))
made = []
for i in range(60):
    ns = {"f": abstractmethod(lambda self: 1)} if i % 3 else {"f": lambda self: 2}
    k = ABCMeta(f"K{i}", (ABC,) if i % 2 else (), ns)
    k2 = type(k)(f"L{i}", (k,), {"f": lambda self: i} if i % 5 else {})
    try:
        made.append(k2().f())
    except TypeError:
        made.append(-1)
print(made)


class Strict(ABC):
    @classmethod
    def __subclasshook__(cls, other):
        return False if cls is Strict else NotImplemented


class Under(Strict):
    pass


class Wrong(ABC):
    @classmethod
    def __subclasshook__(cls, other):
        return 5


print(issubclass(Under, Strict), isinstance(Under(), Strict), issubclass(Under, Under), Strict.register(int) is int, isinstance(5, Strict))
for bad in (lambda: issubclass(5, Strict), lambda: Shape.register(5), lambda: Under.register(Strict), lambda: Quacks.register(Quacks) and "itself", lambda: ABC().x, lambda: abc.abstractproperty().fget, lambda: get_cache_token(1)):
    try:
        print(bad())
    except (TypeError, RuntimeError, AttributeError, AssertionError) as e:
        print(type(e).__name__)
