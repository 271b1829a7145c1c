# decimal: constructor texts, context precision and rounding, traps, special values, comparison, formatting.
from decimal import *
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
D = Decimal
print()
a, b = D("1.10"), D("2.250")
print(a + b, a - b, a * b, a / b, b // a, b % a, -b % a, divmod(b, a), a ** 2, a ** D("0.5"), a ** -1, -a, +a, abs(-a), a + 1, 1 - a, a == 1.1, a == D("1.1"), a < 1.2, hash(D("1.0")) == hash(1), D("0.1") + D("0.2") == D("0.3"), D("NaN") == D("NaN"), D("Inf") > 5, int(b), float(b), round(b), round(b, 1), round(D("2.5")), b.to_integral_value(), bool(D(0)), max(a, b))
for r in (ROUND_UP, ROUND_DOWN, ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN, ROUND_05UP): print(r, [str(D(x).quantize(D("1"), rounding=r)) for x in ("2.5", "-2.5", "1.1", "-1.9", "5.01")])
with localcontext() as c:
    c.prec = 5; print(D(1) / 3, D("123456789") + 0, +D("1.234567"), D(2).sqrt(), D(10).ln(), D(1).exp(), D(100).log10(), c.clear_flags()); c.traps[DivisionByZero] = False; print(D(1) / 0, D(-1) / 0); c.traps[Inexact] = True; print(); c.rounding = ROUND_UP; c.traps[Inexact] = False; print(D(1) / 3); c.Emax = 10; c.traps[Overflow] = False; print(D(9) ** 50)
print(getcontext().prec, D(1) / 3, Context(prec=3).divide(D(1), D(3)), Context(prec=4, rounding=ROUND_DOWN).create_decimal("1.23456"))
x = D("-123.4500"); print(x.as_tuple(), x.normalize(), x.adjusted(), x.to_eng_string(), x.scaleb(2), x.copy_sign(D(1)), x.is_signed(), x.number_class(), x.logb(), x.quantize(D("0.1")), x.compare(D(1)), x.same_quantum(D("0.0001")), x.fma(2, 1), x.next_plus(), x.remainder_near(D(7)), x.shift(1), x.rotate(1), x.as_integer_ratio(), x.is_nan(), D("1E+3").to_integral_exact(), D("7").logical_and(D("1")) if False else D("101").logical_xor(D("110")), x.max(D(5)), x.canonical(), D.from_float(0.1) == D(0.1))
print([format(D("1234567.891"), s) for s in ("", "f", ".2f", ",.1f", "e", ".3e", "g", "%", "010.0f", "+", ">15", "*^15.1f", "n")], "%s %.2f" % (D("1.5"), D("2.345")), repr(D("1e10")), str(D("1e-7")), str(D("1e-6")), str(D("123e3")), f"{D('0E+3')} {D('-0')} {D('NaN'):>5}")
s = D(0)
for i in range(1, 50): s += D(i) / D(7) * D("0.01") - D(i % 3).sqrt()
print(s, sum([D("0.1")] * 10))
