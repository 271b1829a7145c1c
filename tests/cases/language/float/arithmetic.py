# Float arithmetic at the edges: zero signs, infinities, overflow, mixed with big integers.

inf = float("inf")
nan = inf - inf
print(0.0 == -0.0, str(0.0 * -1), str(-0.0 + 0.0), str(-0.0 - 0.0), 1 / inf, -1 / inf)
print(inf + inf, inf * -2, nan, inf * 0 != 0, 1e308 * 10, -1e308 * 10, 1e-320 / 1e10)
for f in (
    lambda: 1.0 / 0,
    lambda: 1.0 // 0.0,
    lambda: 1.0 % 0.0,
    lambda: 0.0**-1,
    lambda: 10.0**400,
    lambda: float(10**400),
    lambda: 10**400 / 3,
    lambda: 10**400 * 1.0,
    lambda: int(inf),
    lambda: int(nan),
    lambda: round(inf),
    lambda: (-8.0) ** 0,
):
    try:
        print(f())
    except (ZeroDivisionError, OverflowError, ValueError) as e:
        print(type(e).__name__, e)
print(10**400 / 10**399, (10**30 + 1) / 10**30, 7 / 2, -7 / 2, 2**70 / 2, 1 / 3)
print(2**62 + 0.5, 2**53 + 1.0, 10**25 + 0.0, 3 - 2.5, True + 0.5)


def newton(x):
    guess = x
    for _ in range(40):
        guess = (guess + x / guess) / 2
    return guess


print([newton(n) for n in (2, 3.0, 10, 1e10)])
total = 0.0
sign = 1.0
for k in range(500):
    total += sign / (2 * k + 1)
    sign = -sign
print(total * 4)
