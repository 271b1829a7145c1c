# decimal: exact arithmetic, contexts, rounding.
from decimal import Decimal, getcontext, localcontext, ROUND_DOWN, ROUND_HALF_EVEN, ROUND_UP, InvalidOperation, DivisionByZero

print(Decimal("1.1") + Decimal("2.2"), Decimal(1) / Decimal(7), Decimal("0.1") * 3, Decimal(2) ** 10, Decimal("10") % 3, -Decimal("5") // 2, Decimal("1E+5"), Decimal(0.5), Decimal((1, (1, 2), -1)), abs(Decimal(-1)))
print(Decimal("2.675").quantize(Decimal("0.01")), Decimal("2.675").quantize(Decimal("0.01"), rounding=ROUND_UP), Decimal("2.5").to_integral_value(), Decimal("-1.5").quantize(Decimal(1), ROUND_DOWN), Decimal("1.20").normalize(), Decimal("2").sqrt(), Decimal("1").exp())
print(Decimal("1.0") == 1, Decimal("1.10") == Decimal("1.1"), Decimal("1") < 2, hash(Decimal(5)) == hash(5), repr(Decimal("NaN")), Decimal("Infinity") > 10**100, int(Decimal("3.9")), float(Decimal("0.25")), str(Decimal("1E-7")), f"{Decimal('1234.567'):,.2f}", round(Decimal("2.567"), 1))
with localcontext() as ctx:
    ctx.prec = 5
    print(Decimal(1) / 3, ctx.prec)
print(getcontext().prec, Decimal("3.14").as_tuple(), Decimal("0.125").as_integer_ratio(), Decimal("12300").adjusted(), max(Decimal(1), Decimal(2)))
for bad in (lambda: Decimal("abc"), lambda: Decimal(1) / 0, lambda: Decimal("NaN") < 1, lambda: Decimal(1) + 1.5, lambda: Decimal(0) / 0):
    try:
        print(bad())
    except (InvalidOperation, DivisionByZero, TypeError) as e:
        print(type(e).__name__)
total = Decimal(0)
for i in range(1, 40):
    total += Decimal(i) / 7
print(total)
