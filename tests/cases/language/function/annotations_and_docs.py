# Docstrings, annotations, defaults and names of functions, read and changed while the function is hot.


def area(width: float, height: "any expression" = 1, *rest: int, unit: str = "m") -> float:
    """The area of a rectangle.

    Second paragraph."""
    return width * height


print(area.__doc__.splitlines()[0], area.__annotations__["unit"] is str, area.__annotations__["height"], len(area.__annotations__))
print(area.__defaults__, area.__kwdefaults__, area.__name__, area.__qualname__, area.__module__)


class Holder:
    """Doc of the class."""

    def method(self):
        "one line"

    def none(self):
        pass

    @staticmethod
    def make(x):
        def inner():
            """inner doc"""
            return x

        return inner


print(Holder.__doc__, Holder.method.__doc__, Holder().none.__doc__, Holder.make(1).__doc__, Holder.make(1).__qualname__, Holder.method.__qualname__)
total = 0
for i in range(200):
    if i == 100:
        area.__defaults__ = (5,)
    if i == 150:
        area.__name__ = "renamed"
    total += area(i)
print(total, area.__name__, area(2))
area.cache = {}
for i in range(120):
    key = i % 10
    if key not in area.cache:
        area.cache[key] = area(key, 2)
print(sum(area.cache.values()), sorted(vars(area)))
try:
    area()
except TypeError as e:
    print(e)
f = lambda x: x
f.__name__ = "named"
f.__doc__ = "set later"
print(f.__name__, f.__doc__, (lambda: 0).__qualname__, (lambda a=1: a).__defaults__)


def shadow(shadow):
    return shadow


print(shadow(1), shadow.__name__)


def outer():
    def inner(): pass
    class Local:
        def m(self): pass
    return inner, Local


inner, Local = outer()
print(inner.__qualname__, Local.__qualname__, Local.m.__qualname__, Local().m.__name__, print.__name__, len.__doc__ is not None)
