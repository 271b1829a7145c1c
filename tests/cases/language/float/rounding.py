# round, int, floor by //, formatting: they agree where they should, and differ where they must.


def half_up(x):
    return int(x + 0.5) if x >= 0 else -int(-x + 0.5)


disagreements = []
for k in range(-30, 31):
    x = k / 4
    if round(x) != half_up(x):
        disagreements.append(x)
print(disagreements)
print([round(x, 2) for x in (2.675, 1.005, 0.125, -0.375, 1e-10, 123456.789)], [f"{x:.2f}" for x in (2.675, 1.005, 0.125, -0.375)])
print([round(n, -2) for n in (149, 150, 250, -150, 12345678901234567890)], round(1e300, -299), round(123.456, -1), round(-0.4), str(round(-0.4, 0)))
total_floor = total_trunc = total_round = 0
for i in range(-200, 200):
    x = i * 0.37
    total_floor += x // 1
    total_trunc += int(x)
    total_round += round(x)
print(total_floor, total_trunc, total_round, type(total_floor).__name__)
for x in (0.5, 1.5, 2.5, -0.5, 1e15 + 0.5, 4503599627370497.5, 2**53 + 1.0, 1e22):
    print(x, round(x), int(x), x // 1, x % 1, "%.0f" % x, f"{x:.0f}", f"{x:g}")
print(0.1 + 0.1 + 0.1 == 0.3, round(0.1 + 0.1 + 0.1, 10) == 0.3, 1.1 * 1.1, 3 * 1.1)
cents = 0
for i in range(150):
    cents += round(i * 19.99 * 100) % 7
print(cents)


class Money:
    def __init__(self, amount):
        self.amount = amount

    def __round__(self, digits=None):
        return f"rounded {self.amount} to {digits}"

    def __float__(self):
        return float(self.amount)

    def __int__(self):
        return 42

    def __trunc__(self):
        return 43

    def __abs__(self):
        return "absolute"


m = Money(7)
print(round(m), round(m, 2), float(m), int(m), abs(m))
for bad in (lambda: round(5, 1.5), lambda: round("5"), lambda: float([]), lambda: round(float("nan")), lambda: int(float("-inf"))):
    try:
        bad()
    except (TypeError, ValueError, OverflowError) as e:
        print(type(e).__name__, e)
