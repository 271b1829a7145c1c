# decimal in loops: sums of money, interest, rounding of every kind, series for pi and e, primes' logarithms.
from decimal import ROUND_CEILING, ROUND_DOWN, ROUND_FLOOR, ROUND_HALF_DOWN, ROUND_HALF_EVEN, ROUND_HALF_UP, ROUND_UP, Context, Decimal as D, Inexact, Rounded, getcontext, localcontext, setcontext

cent = D("0.01")
total, tax = D(0), D(0)
for i in range(120):
    price = D(i * 37 % 1000) / 100
    total += price
    tax += (price * D("0.19")).quantize(cent, rounding=ROUND_HALF_UP)
print(total, tax, total + tax, f"{total + tax:,.2f}", (total / 7).quantize(cent))
balance = D("1000.00")
for month in range(60):
    balance = (balance * (1 + D("0.035") / 12)).quantize(cent)
    if month % 12 == 11:
        balance -= D("12.5")
print(balance, balance.as_tuple().exponent, int(balance), round(balance, -2), balance // 7, balance % 7)
modes = (ROUND_CEILING, ROUND_DOWN, ROUND_FLOOR, ROUND_HALF_DOWN, ROUND_HALF_EVEN, ROUND_HALF_UP, ROUND_UP)
sums = dict.fromkeys(modes, D(0))
for i in range(-20, 21):
    for mode in modes:
        sums[mode] += (D(i) / 8).quantize(D("0.1"), rounding=mode)
print({m[6:]: str(s) for m, s in sums.items()})


def pi():
    with localcontext() as c:
        c.prec += 2
        last, t, s, n, na, d, da = 0, D(3), 3, 1, 0, 0, 24
        while s != last:
            last = s
            n, na = n + na, na + 8
            d, da = d + da, da + 32
            t = (t * n) / d
            s += t
    return +s


def e(x):
    with localcontext() as c:
        c.prec += 3
        i, last, s, fact, num = 0, 0, 1, 1, 1
        while s != last:
            last = s
            i += 1
            fact *= i
            num *= x
            s += num / fact
    return +s


print(pi(), e(D(1)), e(D(1)) == D(1).exp(), D(2).ln(), D(2).log10(), D(2) ** D("0.5") == D(2).sqrt())
c = getcontext()
c.clear_flags()
x = D(1) / 3
print(bool(c.flags[Inexact]), bool(c.flags[Rounded]), c.prec, D(1) / 4)
old = getcontext().copy()
setcontext(Context(prec=8, rounding=ROUND_DOWN))
acc = D(0)
for i in range(1, 100):
    acc += D(1) / i
    acc *= D("1.0001")
print(acc, getcontext().rounding, D(2) / 3)
setcontext(old)
values = [D(s) for s in ("1", "-1", "1.0", "10", "-0", "NaN", "Infinity", "1E+2", "1E-2", "0.5")]
print(sorted(v for v in values if not v.is_nan()), [a.compare_total(b) for a, b in zip(values, values[1:])], [v.copy_abs() for v in values[:5]], max(values[:5]), [v == 1 for v in values], len(set(values[:5])), sum(values[:4]))
n = 0
for i in range(150):
    d = D(i * i) / 7
    n += int(d) + len(str(d)) + (d == d.normalize()) + d.adjusted() + hash(D(i)) - hash(i) + (d > i) + bool(d)
print(n, D.from_float(1.5), D("1e3") == 1000, D("1_000.5"), D(" 3 "), D(True), D((0, (1, 2, 3), -2)))
