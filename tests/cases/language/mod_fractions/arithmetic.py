# fractions.
from fractions import Fraction
import math

a, b = Fraction(1, 3), Fraction("0.25")
print(a, b, a + b, a - b, a * b, a / b, a**2, a**-2, -a, a // b, a % b, Fraction(6, -4), Fraction(0.5), Fraction("3/4"), Fraction("1e-2"), Fraction(5), repr(a))
print(a < b, a == Fraction(2, 6), a > 0, a == 1 / 3, Fraction(1, 2) == 0.5, hash(Fraction(1, 2)) == hash(0.5), float(a), int(Fraction(7, 2)), round(Fraction(7, 2)), math.floor(-a), math.ceil(a), math.trunc(Fraction(-7, 2)), round(Fraction(22, 7), 2))
print(a.numerator, a.denominator, Fraction(3.14159).limit_denominator(100), a + 1, 1 - a, a * 2.0, 2**Fraction(1, 2), bool(Fraction(0)), sum([a, b]), Fraction(7, 3).as_integer_ratio(), abs(Fraction(-1, 2)), divmod(Fraction(7, 2), 1), Fraction.from_float(0.75), str(Fraction(4, 2)))
for bad in (lambda: Fraction(1, 0), lambda: Fraction("x"), lambda: Fraction(1.5, 2), lambda: Fraction("1/0"), lambda: a / 0, lambda: Fraction(float("nan")), lambda: a < "x"):
    try:
        print(bad())
    except (ZeroDivisionError, ValueError, TypeError) as e:
        print(type(e).__name__, e)
total = Fraction(0)
for i in range(1, 60):
    total += Fraction(1, i * (i + 1))
print(total)
