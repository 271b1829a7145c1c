# decimal with signals trapped and not, contexts entered and left by exceptions in hot loops, conversions of every kind, methods one by one.
from decimal import *
import decimal


def t(f):
    try:
        return f()
    except (ArithmeticError, ValueError, TypeError, KeyError) as e:
        return type(e).__name__


D = Decimal
signals = [Inexact, Rounded, DivisionByZero, Overflow, Underflow, InvalidOperation, Subnormal, Clamped, FloatOperation]
operations = [lambda: D(1) / 3, lambda: D(1) / 0, lambda: D(0) / 0, lambda: D(9) ** 9999999, lambda: D("1e-9") ** 99999, lambda: D(-1).sqrt(), lambda: D("sNaN") + 1, lambda: D(10).ln(), lambda: D("1E+5").quantize(D("1e-30")), lambda: D(0.1), lambda: D(1) < 0.5, lambda: D("x"), lambda: D(2) % 0, lambda: D(-8) ** D("0.5"), lambda: D("Infinity") - D("Infinity"), lambda: int(D("NaN")), lambda: int(D("Infinity")), lambda: +D("1234567.89"), lambda: D("0E+3") / 1, lambda: D(5).shift(9), lambda: D(1).logb() + D(0).logb()]
tally = {}
for k, signal in enumerate(signals):
    for j, op in enumerate(operations):
        with localcontext(Context(prec=5, Emax=999, Emin=-999, traps=[signal])) as c:
            got = t(op)
            tally[j] = tally.get(j, "") + f" {got}"
for j, text in tally.items():
    print(j, text)
total, raised, precs = D(0), 0, set()
for i in range(100):
    try:
        with localcontext() as c:
            c.prec = i % 7 + 3
            c.traps[Inexact] = i % 5 == 0
            total += (D(i) / (i % 4)).normalize()
    except Inexact:
        raised += 100
    except ArithmeticError:
        raised += 1
    precs.add(getcontext().prec)
print(total, raised, precs)
x, y = D("-12.340"), D("7E+2")
for name in ("adjusted", "as_integer_ratio", "as_tuple", "canonical", "conjugate", "copy_abs", "copy_negate", "is_canonical", "is_finite", "is_infinite", "is_normal", "is_qnan", "is_signed", "is_snan", "is_subnormal", "is_zero", "logb", "next_minus", "next_plus", "normalize", "number_class", "radix", "to_eng_string", "to_integral", "to_integral_exact"):
    print(name, t(lambda: getattr(x, name)()), t(lambda: getattr(y, name)()), t(lambda: getattr(D("-0"), name)()))
for name in ("compare", "compare_signal", "compare_total", "compare_total_mag", "copy_sign", "max", "max_mag", "min", "min_mag", "next_toward", "quantize", "remainder_near", "same_quantum", "scaleb", "logical_and", "rotate"):
    print(name, t(lambda: getattr(x, name)(y)), t(lambda: getattr(y, name)(D(2))), t(lambda: getattr(D(110), name)(D(101))))
c = Context(prec=6, rounding=ROUND_UP, capitals=0)
print(c.add(D(1), 2), c.divide(1, 3), c.power(2, 10), c.power(3, 5, 7), c.sqrt(2), c.to_sci_string(D("1E+9")), c.to_eng_string(D("1E+10")), c.create_decimal("1.23456789"), c.create_decimal_from_float(0.1), c.Etiny(), c.Etop(), c.fma(2, 3, 4), c.multiply(D("1.1"), D("1.1")), c.minus(5), c.plus("1") if False else "", c.divmod(7, 2), c.next_plus(1), c.is_zero(0), c.exp(1), c.log10(1000), c.copy().prec, c == c.copy())
print([D(v) for v in ("1e3", "-.5", "+5.", "1_2.3_4", "inf", "-nan12", "snan", "0e-5", "  7  ")], [t(lambda: D(v)) for v in ("", ".", "1e", "--1", "1 2", "nan.", None, [], (1, 2), (0, (1, "a"), 2), (2, (1,), 0), "0x1")])
