# dir(): object.__dir__, own __dir__, classes, modules, instances; what is in the dict of object.
import sys


class Base:
    __slots__ = ()
    shared = 1


class A(Base):
    __slots__ = ("slot", "__dict__")

    def __init__(self):
        self.own = 2


class Own:
    def __dir__(self):
        return ["z", "a", "m"]


class Wrong:
    def __dir__(self):
        return 3


class Meta(type):
    def __dir__(cls):
        return ["meta"]


class WithMeta(metaclass=Meta):
    pass


def added(value):
    return sorted(set(dir(value)) - set(dir(object)))


print(dir(object()))
print(sorted(object.__dict__) == dir(object), added(A()), added(A), added(Base()))
print(dir(Own()), Own().__dir__(), dir(WithMeta), added(WithMeta()))
try:
    dir(Wrong())
except TypeError as error:
    print(error)
print(added(3)[:4], added([])[:4], added(slice(1)), added(range(1)))
a = A()
a.slot = 1
print(sorted(object.__dir__(a)) == dir(a), sorted(type.__dir__(A)) == dir(A))


class Lies:
    @property
    def __dict__(self):
        return {"from_dict": 1}

    @property
    def __class__(self):
        return Base


print("from_dict" in dir(Lies()), "shared" in dir(Lies()))


class Copies:
    __dict__ = "no dict"


print("__dict__" in dir(Copies()), [name for name in dir() if not name.startswith("_")])


def function(x, y=1):
    z = 2
    return dir()


print(function(1))
module = type(sys)("made", "its doc")
module.name = 1
print(dir(module))
module.__dir__ = lambda: ["q", "b"]
print(dir(module), module.__dir__())
count = 0
for n in range(50):
    setattr(a, f"n{n}", n)
    count += len(added(a))
print(count)
