# abc: abstract methods, register, __subclasshook__, virtual subclasses in loops, properties.
from abc import ABC, ABCMeta, abstractmethod
class Shape(ABC):
    @abstractmethod
    def area(self): return 0
    @property
    @abstractmethod
    def name(self): ...
    @classmethod
    @abstractmethod
    def make(cls): ...
    def twice(self): return self.area() * 2
class Half(Shape):
    def area(self): return super().area() + 1
class Full(Half):
    name = "full"
    make = classmethod(lambda cls: cls())
for c in (Shape, Half, Full):
    try: print(c().twice(), c.make().name)
    except TypeError as e: print(e)
print(sorted(Shape.__abstractmethods__), sorted(Half.__abstractmethods__), Full.__abstractmethods__)
class Quack(metaclass=ABCMeta):
    @classmethod
    def __subclasshook__(cls, c):
        return True if hasattr(c, "quack") else NotImplemented
class Duck:
    def quack(self): pass
class Robot: pass
print(isinstance(Duck(), Quack), issubclass(Robot, Quack), Quack.register(Robot) is Robot, isinstance(Robot(), Quack), issubclass(int, Quack))
class Late: pass
hits = 0
for i in range(100):
    hits += isinstance(Late(), Quack) + isinstance(i if i % 2 else "s", Quack) * 10 + issubclass(Full, Shape) * 100
    if i == 40: Quack.register(Late)
    if i == 70: Quack.register(int)
print(hits)
try: Quack.register(5)
except TypeError as e: print(e)
try: Late.register
except AttributeError as e: print(e)
class Rec(ABC): pass
class Child(Rec): pass
try: Child.register(Rec)
except RuntimeError as e: print(e)
Half.name = "set later"; Half.make = classmethod(lambda cls: 1)
try: Half()
except TypeError as e: print(e)
from abc import update_abstractmethods
update_abstractmethods(Half); print(Half().twice())
