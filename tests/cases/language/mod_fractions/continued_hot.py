# fractions in loops: harmonic sums, continued fractions, Farey sequences, limit_denominator, mixed arithmetic, matrix elimination.
import math
from fractions import Fraction as F

h = F(0)
for i in range(1, 60):
    h += F(1, i)
print(h, float(h), math.floor(h), math.ceil(h), round(h), round(h, 3), h.limit_denominator(100))


def expand(x):
    parts = []
    while True:
        whole = x.numerator // x.denominator
        parts.append(whole)
        x -= whole
        if not x:
            return parts
        x = 1 / x


def collapse(parts):
    x = F(parts[-1])
    for p in reversed(parts[:-1]):
        x = p + 1 / x
    return x


print(expand(F(415, 93)), collapse([4, 2, 6, 7]), all(collapse(expand(F(n, d))) == F(n, d) for n in range(-12, 12) for d in range(1, 9)), expand(F(math.pi))[:6], collapse([1] * 40))


def farey(n):
    a, b, c, d = 0, 1, 1, n
    yield F(a, b)
    while c <= n:
        k = (n + b) // d
        a, b, c, d = c, d, k * c - a, k * d - b
        yield F(a, b)


f = list(farey(11))
print(len(f), sum(f), f == sorted(f), all(y - x == F(1, x.denominator * y.denominator) for x, y in zip(f, f[1:])), f[7], F(math.e).limit_denominator(50), [F(math.pi).limit_denominator(10**k) for k in range(5)])
m = [[F(1, i + j + 1) for j in range(5)] + [F(i)] for i in range(5)]
for col in range(5):
    pivot = m[col][col]
    m[col] = [v / pivot for v in m[col]]
    for row in range(5):
        if row != col:
            k = m[row][col]
            m[row] = [a - k * b for a, b in zip(m[row], m[col])]
print([str(row[-1]) for row in m])
total, ops = F(0), 0.0
for i in range(1, 150):
    x = F(i, i % 7 + 1)
    total += x * 2 - x**2 / i + (x // 1) % 3 + -x + abs(-x) + divmod(x, 2)[1]
    ops += float(x) + x * 0.5 + (x > i / 2) + (x == i) + hash(F(i)) - i + (x**-1) * 1.0
    if total.denominator > 10**6:
        total = total.limit_denominator(1000)
print(total, round(ops, 6))
print(F("3/4"), F(" -1.25e2 "), F("1_0/3"), F(0.1), F("0.1"), F(F(1, 2), F(3, 4)), F(2) ** F(1, 2), F(8) ** F(2), 2 ** F(2), 2.0 ** F(1, 2), F(-1) ** F(1, 2) if False else F(4, 9) ** -2, F(1, 2) + 1j, F(5, 3).as_integer_ratio(), F(7, 2).__trunc__(), int(F(-7, 2)), round(F(5, 2)), round(F(-7, 2)), bool(F(0)), F.from_float(0.75), F(1, 3) < 0.34, F(1, 2) == 0.5, F(1, 3) == 1 / 3)
for bad in (lambda: F(1, 0), lambda: F("x"), lambda: F("1/0"), lambda: F(1.5, 2), lambda: F(None), lambda: F(float("nan")), lambda: F(float("inf")), lambda: F(1) / 0, lambda: F(1) % 0, lambda: F(1).limit_denominator(0), lambda: F(0) ** -1, lambda: F(1) + "x", lambda: F(1) < "x", lambda: F(1) < 1j, lambda: F.from_float("x"), lambda: F("1 / 2 / 3"), lambda: setattr(F(1), "numerator", 2)):
    try:
        print(bad())
    except (ZeroDivisionError, ValueError, TypeError, OverflowError, AttributeError) as e:
        print(type(e).__name__, "|", e)
