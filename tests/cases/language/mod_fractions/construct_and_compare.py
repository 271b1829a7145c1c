# fractions.Fraction: every constructor, arithmetic with all numbers, limit_denominator, rounding, hashing, format.
from fractions import Fraction as F
from decimal import Decimal
import math
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
print([str(t(F, *a)) for a in ((), (5,), (6, 4), (-6, 4), (6, -4), (0, 5), (1, 0), ("3/4",), (" -3/4 ",), ("1.25",), ("1e-3",), (".5",), ("1_0/2",), ("3 / 4",), ("a",), ("1/0",), ("",), (1.5,), (0.1,), (float("nan"),), (float("inf"),), (Decimal("1.1"),), (Decimal("NaN"),), (F(1, 2), F(3, 4)), (F(1, 2), 3), (1.5, 2), ("1", 2), (True, 2), (1j,), (None,), ("1/-2",), ("+1/2",))])
a, b = F(3, 4), F(-2, 5)
print(a + b, a - b, a * b, a / b, a // b, a % b, divmod(a, b), a ** 2, a ** -2, b ** 3, a ** F(1, 2), 2 ** a, a ** 0, F(0) ** 0, t(lambda: F(0) ** -1), -a, +a, abs(b), a + 1, 1 + a, a + 0.5, 0.5 * a, a + 1j, t(lambda: a / 0), t(lambda: a % 0), t(lambda: a // F(0)), t(lambda: a + "x"), a // 1, 7 // a, 7 % b, -7 % a, 2.5 // a, divmod(3, a), F(1, 3) + F(1, 6), F(8, 27) ** F(1, 3), pow(a, 2), t(pow, a, 2, 3))
print(a == 0.75, a == F(6, 8), F(1, 3) == 1 / 3, a < 1, a > 0.7, a <= F(3, 4), t(lambda: a < "x"), a < float("inf"), a == float("nan"), a == 0.75 + 0j, a == "3/4", hash(F(5)) == hash(5), hash(F(1, 2)) == hash(0.5), hash(F(1, 3)), {F(2): "x"}[2], sorted([F(1, 3), 0.3, F(1, 4), 1]), bool(F(0)), min(a, b))
print(int(F(7, 2)), int(F(-7, 2)), round(F(7, 2)), round(F(5, 2)), round(F(-7, 3)), round(F(22, 7), 2), round(F(125), -1), math.floor(b), math.ceil(b), math.trunc(F(-9, 4)), float(a), complex(a), a.numerator, a.denominator, a.real, a.imag, a.conjugate(), a.as_integer_ratio(), repr(a), str(F(4, 2)), F(22, 7).limit_denominator(5), F("3.14159265358979").limit_denominator(100), t(a.limit_denominator, 0), F.from_float(0.25), t(F.from_float, "x"), F.from_decimal(Decimal("0.3")), F.from_float(3), t(setattr, a, "numerator", 5), F(10**30, 3).limit_denominator(), t(format, a, ".2f"))
class S(F): pass
print(type(S(1, 2) + 1).__name__, S(1, 2) == F(1, 2), isinstance(a, __import__("numbers").Rational), F(1, 2).__reduce__()[1], a.__copy__() is a, "%.3f" % a)
s = F(0)
for i in range(1, 40): s += F(i, i + 1) - F(1, i) * F(i % 5, 3)
print(s, s.limit_denominator(1000), sum(F(1, k * (k + 1)) for k in range(1, 60)))
