# Instances whose `__dict__` was asked for, in hot loops: what is in it goes before what the class has, but for descriptors with a setter.
class Base:
    kind = "base"
    factor = 3

    def __init__(self, n):
        self.n = n
        self.__dict__["m"] = n + 1

    def method(self, x):
        return x * self.factor + self.n

    @property
    def both(self):
        return self.n + self.m

    @classmethod
    def made(cls):
        return cls.__name__

    @staticmethod
    def plain(x):
        return x + 1


class Falling(Base):
    def __getattr__(self, name):
        return len(name)


def reading(n, o):
    total = 0
    for i in range(n):
        total += o.n + o.m + o.both + o.method(i) + o.factor + o.plain(i) + len(o.made()) + len(o.kind)
        if i == 100:
            o.factor = 5
        if i == 120:
            vars(o)["method"] = lambda x: -x
        if i == 130:
            vars(o)["both"] = "hidden"
        if i == 140:
            del o.factor
            Base.factor = 4
        if i == 150:
            del vars(o)["method"]
            o.__dict__["plain"] = lambda x: 1000
    Base.factor = 3
    return total, sorted(vars(o), key=str)[:3]


print(reading(170, Base(1)), reading(170, Falling(2)), Falling(3).missing)


def writing(n, o):
    total = 0
    for i in range(n):
        o.n = i
        o.m += 1
        d = vars(o)
        d["n"] += 2
        total += o.n + len(d) + d["m"]
        if i == 100:
            o.late = 1
        if i == 120:
            o.__dict__ = {"n": 5, "m": -50}
        if i == 140:
            o.__dict__ = {"z" + str(k): k for k in range(12)} | {"n": 0, "m": 0}
        if i == 160:
            del o.__dict__["n"]
    return total, len(vars(o)), o.n


print(writing(180, Base(3)))


# Two objects with one dict.
def shared(n):
    a, b = Base(1), Base(2)
    b.__dict__ = a.__dict__
    total = 0
    for i in range(n):
        a.n = i
        total += b.n
        b.n = total & 7
        total += a.n
        if i == 100:
            b.__dict__ = {"n": 1}
    return total, a.n, b.n


print(shared(150))


class Other:
    kind = "other"

    def method(self, x):
        return 7


def turned(n):
    o, total = Base(5), 0
    vars(o)
    for i in range(n):
        total += o.method(i) + len(o.kind)
        if i % 40 == 39:
            o.__class__ = Other if type(o) is Base else Base
        if i == 100:
            Other.kind = property(lambda self: "computed")
    return total


print(turned(160))


def odd_keys(n):
    o, total = Base(1), 0
    for i in range(n):
        total += o.n + o.factor
        if i == 100:
            o.__dict__["fac" + "tor"[: i]] = 100
        if i == 120:
            o.__dict__[5] = 5
    return total


print(odd_keys(140))


class Guarded(Base):
    @property
    def __dict__(self):
        return {"fake": 1}


def faked(n):
    o, total = Guarded.__new__(Guarded), 0
    o.x = 5
    for i in range(n):
        total += len(vars(o)) + len(o.__dict__) + o.x
    return total


print(faked(150))


class Slotted:
    __slots__ = ("p", "__dict__")

    def __init__(self):
        self.p = 1
        self.q = 2


def slotted(n):
    o, total = Slotted(), 0
    for i in range(n):
        d = o.__dict__
        o.p, o.q = i, i + 1
        total += o.p + o.q + d["q"] + len(d)
    return total


print(slotted(150))
for bad in (5, Slotted.p, None):
    try:
        vars(bad)
    except TypeError as error:
        print(error)


class Error(Exception):
    def __init__(self, n):
        self.n = n


def errors(n):
    total = 0
    for i in range(n):
        try:
            raise Error(i)
        except Error as error:
            total += vars(error)["n"] + error.n
    return total


print(errors(150))
