# float: is_integer, as_integer_ratio, conjugate, floor and ceil hooks, and the formatting of limits.
import math, sys
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
for x in (0.0, -0.0, 0.5, -0.25, 1e16, 1e300, 0.1, 5e-324, math.inf, -math.inf, math.nan, 2.0**53, -3.7):
    print(x, x.is_integer(), t(x.as_integer_ratio), x.conjugate(), x.real, x.imag, t(x.__floor__), t(x.__ceil__), t(x.__trunc__), t(x.__round__), t(x.__round__, 1), t(x.__int__), bool(x), abs(x), -x, +x)
print(sys.float_info.max, sys.float_info.min, sys.float_info.epsilon, sys.float_info.dig, sys.float_info.mant_dig, sys.float_info.max_exp, sys.float_info.min_exp, sys.float_info.max_10_exp, sys.float_info.min_10_exp, sys.float_info.radix, sys.float_info.rounds, len(sys.float_info), sys.float_repr_style)
print((2.5).__add__(1), (2.5).__add__("a"), (2.5).__radd__(1), (2.5).__floordiv__(1), (2.5).__mod__(1), (2.5).__divmod__(2), (2.5).__pow__(2), (2.5).__rpow__(2), (2.5).__eq__(2), (2.5).__lt__(10**400), t((2.5).__lt__, "a"), (2.5).__hash__(), (2.5).__getnewargs__(), (2.5).__format__(".3"), t((2.5).__format__, "d"), (2.5).__rsub__(1), (2.5).__rtruediv__(5), (2.5).__rmod__(7), float.__getformat__("double"))
print([repr(v) for v in (1e15, 1e16, 1e17, 123456789012345680.0, 0.0001, 0.00001, 1.5e-7, 1e22, 1e21 + 1, 5e-324, 1.7976931348623157e308, 0.1 + 0.2, 1/3, 2/3, 100.0, 1e2, -1e-5, 9007199254740993.0, 4.35, 2.675)])
print(t(lambda: 1.5 % 0), t(lambda: 1.5 // 0), t(lambda: 0.0 ** -1), t(lambda: (-8.0) ** (1/3)), t(lambda: 1e200 ** 2), t(lambda: 1.5 @ 2), t(lambda: 1.5 & 1), t(lambda: -1.5 << 1), t(lambda: x[0]), t(lambda: x()), t(lambda: len(1.5)), t(lambda: [1][x]), t(lambda: "a" * 1.0), t(lambda: 1.5 < None), t(lambda: 1.5 < 1j), 1.5 == "1.5", math.inf - math.inf, math.inf * 0, 1e308 * 10, -1e308 * 10, math.nan == math.nan, math.nan is math.nan, math.nan in [math.nan], -0.0 == 0.0, 0.0 * -1, 5.0 % -3, -5.0 % 3, 5.0 % math.inf, -5.0 % math.inf, -0.0 % 5, 1e-20 % -1)
s = 0
for i in range(1, 120):
    x = i / 8
    n, d = x.as_integer_ratio()
    s += n * d + x.is_integer() * 100 + x.__floor__() - x.__ceil__() + int(x.__mod__(0.75) * 8)
print(s)
