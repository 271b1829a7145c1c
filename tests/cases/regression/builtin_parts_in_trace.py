# Named tuples and other classes that inherit from builtin ones, in traces: made, indexed, subclassed, changed in mid-loop.
from collections import namedtuple

N = namedtuple("N", "a b")
D = namedtuple("D", "x y z", defaults=(2, 3))


class M(N):
    def __getitem__(self, i):
        return "own"

    @property
    def total(self):
        return self.a + self.b


class O(N):
    __slots__ = ()

    def __new__(cls, a, b=5):
        self = super().__new__(cls, a, b * 2)
        if type(self) is cls:
            return self


def names(n):
    total = 0
    kept = []
    for i in range(n):
        x = N(i, 2)
        y = M(x.b, x.a)
        z = D(i) if i % 3 else D(1, z=i)
        total += x.a + x.b + x[0] + x[-1] + y.a + y.total + len(y[1]) + z.x + z.z + len(z)
        o = O(i)
        total += o.b
        if i % 50 == 0:
            kept.append((x, y, z, o))
        if i == n // 2:
            N.a2 = property(lambda self: self.a * 100)
        if i > n // 2:
            total += x.a2
        a, b = x
        total += a - b
    return total, kept[-1], x == (x.a, 2), x < (x.a, 3), hash(x) == hash((x.a, 2))


class L(list):
    def __getitem__(self, i):
        return list.__getitem__(self, i) * 2


class T(tuple):
    def first(self):
        return tuple.__getitem__(self, 0)

    def at(self, i):
        return super().__getitem__(i)


class Default(dict):
    def __missing__(self, key):
        return key * 10

    def get_twice(self, key):
        return dict.__getitem__(self, key), super().__getitem__(key)


class Plain:
    def __new__(cls, *args):
        self = object.__new__(cls)
        self.args = args
        return self


class Once:
    made = None

    def __new__(cls):
        if cls.made is None:
            cls.made = super().__new__(cls)
        return cls.made


def parts(n):
    l, d = L(range(10)), Default(a=1)
    total = 0
    failed = []
    for i in range(n):
        t = T((i, i + 1))
        total += t.first() + t.at(1) + t.at(-2) + l[i % 10] + sum(d.get_twice("a"))
        total += Plain(i, 2).args[0] + (Once() is Once())
        try:
            total += t.at(i % 3)
        except IndexError as error:
            failed.append(str(error))
        try:
            tuple.__getitem__([1], 0)
        except TypeError as error:
            failed.append(type(error).__name__)
        if i == n - 3:
            d["a"] = 50
        if i % 100 == 0:
            total += d.get_twice(i)[1]
    return total, len(failed), failed[-2:]


for n in 60, 300, 2500:
    print(names(n))
    print(parts(n))
try:
    object.__new__(int)
except TypeError as error:
    print(error)
try:
    tuple.__new__(list, ())
except TypeError as error:
    print(error)
