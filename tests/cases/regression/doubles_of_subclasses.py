# What inherits from int or str says itself what double it is; what inherits from float does not.
from math import ceil, copysign, floor, hypot, sqrt


class Whole(int):
    def __float__(self):
        return 6.25


class Plain(int):
    pass


class Text(str):
    pass


class Number(str):
    def __float__(self):
        return 2.25


class Real(float):
    def __float__(self):
        return 100.0


class Index:
    def __index__(self):
        return 9


class Wrong(int):
    def __float__(self):
        return 3


def run(values):
    total = 0.0
    for v in values:
        total += sqrt(v)
    return total


print(run([4, 4.0, True] * 100), run([Whole(4)] * 100), run([Number("a"), Real(4.0), Index(), Plain(4)] * 100))
print(sqrt(Plain(4)), sqrt(Real(4.0)), hypot(Number("x"), Whole(1)), copysign(1, Plain(-3)), floor(Real(2.5)), ceil(Plain(2)), floor(Number("1")))
for f in sqrt, floor, ceil:
    for wrong in Text("a"), "a", Wrong(4), None, [], Plain(10**400):
        try:
            print(f(wrong) if f is sqrt or not isinstance(wrong, int) else "an int")
        except (TypeError, OverflowError) as error:
            print(type(error).__name__, error)
