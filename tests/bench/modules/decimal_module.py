from decimal import Context, Decimal, ROUND_HALF_UP, getcontext, localcontext

from measured import main

price = Decimal("19.99")
rate = Decimal("0.0825")
third = Decimal(1) / Decimal(3)
two = Decimal(2)
cent = Decimal("0.01")
long = Decimal("3.14159265358979323846264338327950288419716939937510")
prices = [Decimal(i * 37 % 10000) / 100 for i in range(100)]


def bill():
    total = Decimal(0)
    for one in prices:
        total += (one * rate).quantize(cent, ROUND_HALF_UP)
    return total


def pi():
    with localcontext() as context:
        context.prec += 2
        three = Decimal(3)
        lasts, t, s, n, na, d, da = 0, three, 3, 1, 0, 0, 24
        while s != lasts:
            lasts = s
            n, na = n + na, na + 8
            d, da = d + da, da + 32
            t = (t * n) / d
            s += t
    return +s


main(globals(), [
    ("from text", "Decimal('19.99')"),
    ("from int", "Decimal(12345)"),
    ("from float", "Decimal(0.1)"),
    ("add", "price + rate"),
    ("subtract", "price - rate"),
    ("multiply", "price * rate"),
    ("multiply long", "third * third"),
    ("divide", "price / rate"),
    ("floor divide", "price // rate"),
    ("remainder", "price % rate"),
    ("power", "price ** 3"),
    ("negate", "-price"),
    ("compare", "price < rate"),
    ("equal to int", "two == 2"),
    ("hash", "hash(two) == 2"),
    ("quantize", "price.quantize(cent)"),
    ("round", "round(third, 2)"),
    ("str", "str(price)"),
    ("str long", "str(third)"),
    ("format", "format(price, '.1f')"),
    ("format plain", "f'{price}'"),
    ("format wide", "f'{price:>12,.2f}'"),
    ("format with commas", "f'{price * 100000:,.2f}'"),
    ("int", "int(price)"),
    ("float", "float(price)"),
    ("sqrt", "two.sqrt()"),
    ("exp", "two.exp()"),
    ("ln", "two.ln()"),
    ("normalize", "price.normalize()"),
    ("as_tuple", "price.as_tuple()"),
    ("sum", "sum(prices)"),
    ("sort", "sorted(prices)"),
    ("context", "getcontext().prec"),
    ("50 digits", "Context(prec=50).multiply(long, long)"),
    ("bill", "bill()"),
    ("pi", "pi()"),
])
