# An instance made by `__new__` of its own class is as good as one made by `__init__`: `object.__new__(cls)`, `super().__new__(cls)`, and class methods and static
# methods through `super()`. In mid-loop the class gets another `__new__`, an abstract method, `__del__`, another base, or is a class that inherits from it.
class Point:
    def __new__(cls, x):
        self = object.__new__(cls)
        self.x = x
        return self


class Named(Point):
    def __new__(cls, x):
        self = super().__new__(cls, x)
        self.name = "n"
        return self

    @classmethod
    def make(cls, x):
        return cls(x)

    @staticmethod
    def twice(x):
        return 2 * x


class Other(Named):
    @classmethod
    def make(cls, x):
        return super().make(x + 1)

    @staticmethod
    def twice(x):
        return super(Other, Other).twice(x) + 1

    def both(self):
        return super().twice(self.x) + super().make(5).x


def plain(n):
    total = 0
    for i in range(n):  # jit: body.operations=8 body.guards=4 body.allocations=0 body.residual_calls=0
        total += Point(i).x
    return total


def inherited(n, cls):
    total = 0
    for i in range(n):
        total += cls.make(i).x + cls.twice(i)
    return total


def by_object(n, cls):
    total = 0
    for i in range(n):
        o = cls.both(cls(i)) if i & 1 else object.__new__(cls)
        total += o if i & 1 else len(vars(o))
    return total


print(plain(3000))
print(inherited(3000, Other), inherited(300, Named), by_object(3000, Other))


def replaced(cls, x):
    self = object.__new__(cls)
    self.x = -x
    return self


def change(i):
    if i == 250:
        Point.__new__ = replaced
    if i == 400:
        Point.__init__ = lambda self, x: setattr(self, "x", 7)
    if i == 500:
        Point.__del__ = lambda self: deleted.append(1)


deleted = []
total = 0
for i in range(600):
    change(i)
    total += Point(i).x
print(total)


class Root:
    pass


class Base(Root):
    def __new__(cls, x):
        return super().__new__(cls)


class Maker(Root):
    def __new__(cls, *args):
        return (cls.__name__, args)


class Made(Base):
    def value(self):
        return 1


seen = []
for i in range(400):
    if i == 300:
        Base.__bases__ = (Maker,)
        Maker.__init__ = lambda self, x: None
    o = Base.__new__(Made, i)
    seen.append(o if isinstance(o, tuple) else o.value())
print(seen[299:302], len(seen))

import abc


class Abstract(abc.ABC):
    @abc.abstractmethod
    def value(self):
        pass


class Concrete(Abstract):
    def value(self):
        return 3


for round, classes in enumerate(([Concrete] * 300, [Concrete] * 10 + [Abstract], [int])):
    try:
        print(sum(object.__new__(cls).value() for cls in classes))
    except TypeError as error:
        print(round, error)


# Attributes that classes of classes have, too, asked of a builtin class.
def ask(n):
    found = []
    for i in range(n):
        found = [
            object.__init__(Named(1)),
            object.__repr__(5)[:4],
            int.__repr__(5),
            int.__new__(int, i) - i,
            str.__new__(str, 5),
            object.__subclasshook__(int),
            int.__init_subclass__(),
            int.__dir__(5) == dir(5) or len(int.__dir__(5)) > 5,
            type.__call__(int, "7"),
            type.mro(int),
            type.__subclasses__(Named),
            int.__hash__(5),
            object.__eq__(5, 6),
            dict.fromkeys("ab"),
            dict.__new__(dict),
            tuple.__new__(tuple, "ab"),
            object.__format__(5, ""),
            int.__instancecheck__(5),
            object.__getattribute__(Named(2), "name"),
            object.__setattr__(Named(2), "name", 3),
            type.__prepare__(),
            int.mro(),
            int.__or__(5, 2),
            type.__or__(int, str),
        ]
    return found


print(ask(100))
for wrong in (lambda: object.__new__(Named, 5), lambda: int.__repr__(), lambda: int.__repr__("x"), lambda: super(Named, int).make()):
    try:
        for _ in range(50):
            wrong()
    except TypeError as error:
        print(error)
