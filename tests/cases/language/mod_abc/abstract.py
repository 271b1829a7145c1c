# ABCMeta: abstract methods, registration, hooks.
from abc import ABC, ABCMeta, abstractmethod, get_cache_token, update_abstractmethods


class Shape(ABC):
    @abstractmethod
    def area(self):
        return 0

    @property
    @abstractmethod
    def name(self): ...

    @classmethod
    @abstractmethod
    def make(cls): ...

    def twice(self):
        return self.area() * 2


class Partial(Shape):
    def area(self):
        return super().area() + 5


class Whole(Partial):
    name = "whole"

    @classmethod
    def make(cls):
        return cls()


for cls in (Shape, Partial):
    try:
        cls()
    except TypeError as e:
        print(e)
print(Whole.make().twice(), sorted(Shape.__abstractmethods__), sorted(Partial.__abstractmethods__), Whole.__abstractmethods__, isinstance(Whole(), Shape), issubclass(int, Shape))


class Seq(metaclass=ABCMeta):
    @classmethod
    def __subclasshook__(cls, other):
        if cls is Seq:
            return hasattr(other, "items") or NotImplemented
        return NotImplemented


before = get_cache_token()
print(issubclass(dict, Seq), issubclass(list, Seq), Seq.register(list) is list, issubclass(list, Seq), isinstance([], Seq), isinstance((), Seq), get_cache_token() > before)


@Seq.register
class Late:
    pass


class Below(Late):
    pass


print(isinstance(Below(), Seq), issubclass(Late, Seq), Seq in Late.__mro__)
for bad in (lambda: Seq.register(5), lambda: issubclass(5, Seq), lambda: Whole.register(Shape)):
    try:
        print(bad())
    except (TypeError, RuntimeError) as e:
        print(type(e).__name__, e)
Partial.name = "p"
Partial.make = None
print(update_abstractmethods(Partial) is Partial, Partial().area())
total = 0
for i in range(100):
    total += isinstance([i], Seq) + isinstance((i,), Seq) + Whole().twice()
print(total)
