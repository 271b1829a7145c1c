# `__new__` of the program in hot loops: named tuples, subclasses of numbers, singletons, and what gives something else.
from collections import namedtuple

Point = namedtuple("Point", "x y", defaults=[7])


def points(n):
    total = 0
    for i in range(n):
        p = Point(i) if i % 3 else Point(y=i, x=2)
        total += p.x * p.y + p[0]
        x, y = p
        total -= x
    return total, p


print(points(150))


class Celsius(float):
    def __new__(cls, value, unit="C"):
        if unit == "F":
            value = (value - 32) / 1.8
        self = super().__new__(cls, value)
        self.unit = unit
        return self


class Even(int):
    def __new__(cls, n):
        if n % 2:
            raise ValueError(f"{n} is odd")
        return int.__new__(cls, n)


def numbers(n):
    total, odd = 0, 0
    for i in range(n):
        total += Celsius(i, "F" if i % 2 else "C")
        try:
            total += Even(i)
        except ValueError:
            odd += 1
    return round(total, 6), odd


print(numbers(120))


class Cached:
    made = {}

    def __new__(cls, key):
        if key in cls.made:
            return cls.made[key]
        self = cls.made[key] = object.__new__(cls)
        self.key = key
        return self


class Other:
    def __new__(cls, n):
        return n * 2 if n % 50 else super().__new__(cls)


class Both:
    count = 0

    def __new__(cls, *args):
        Both.count += 1
        return super().__new__(cls)

    def __init__(self, n):
        self.n = n


def kinds(n):
    same = sum(Cached(i % 7) is Cached(i % 7) for i in range(n))
    other = [type(Other(i)).__name__ for i in range(n)]
    both = sum(Both(i).n for i in range(n))
    return same, other.count("Other"), both, Both.count, len(Cached.made)


print(kinds(150))


def changed(n):
    class Late:
        def __new__(cls, n):
            return super().__new__(cls)

    seen = []
    for i in range(n):
        if i == 100:
            Late.__init__ = lambda self, n: setattr(self, "n", n)
        if i == 130:
            Late.__new__ = lambda cls, n: n
        try:
            seen.append(getattr(Late(i), "n", None))
        except TypeError as error:
            seen.append(str(error))
    return seen[98:102], seen[128:132]


print(changed(140))
for wrong in (lambda: Point(), lambda: Point(1, 2, 3), lambda: Even(), lambda: Even(1, 2), lambda: Cached(key=3).key):
    try:
        print(wrong())
    except TypeError as error:
        print(error)
