# -0.0, nan, infinities and subnormals through every operator in loops that also see ints and bools.
import math
inf, nan = math.inf, math.nan
vals = [0.0, -0.0, 1.0, -1.5, inf, -inf, nan, 5e-324, 1.7e308, 3, True, False, -7, 2 ** 70]
def s(x): return math.copysign(1, x) if x == 0 else x
counts = {}
for a in vals:
    for b in vals:
        for name, op in (("+", lambda: a + b), ("-", lambda: a - b), ("*", lambda: a * b), ("/", lambda: a / b), ("//", lambda: a // b), ("%", lambda: a % b), ("<", lambda: a < b), ("==", lambda: a == b), ("max", lambda: max(a, b)), ("min", lambda: min(a, b))):
            try: r = repr(s(op()))
            except (ZeroDivisionError, OverflowError) as e: r = type(e).__name__
            counts[name] = (counts.get(name, 0) * 31 + sum(map(ord, r))) % 1000003
print(counts)
x, seen = 1.0, []
for i in range(120):
    x = x * -0.5 if i < 60 else x * 1e10 if i < 100 else x - x if i < 110 else x / -3.0
    if i % 20 == 19: seen.append(x)
print(seen)
z = -0.0
for i in range(60): z = z * (-1 if i % 2 else 1) + (0.0 if i == 30 else -0.0)
print(z, math.copysign(1, z), -0.0 + 0, 0 - 0.0, -0.0 - 0, -0.0 * 0, 0 * -1.0, round(-0.4), -0.0 or "falsy", [0.0, -0.0].index(-0.0), {0.0: 1}[-0.0])
t = 0
for i in range(100):
    v = (nan, i, inf, float(i), i % 2 == 0)[i % 5]
    t += (v == v) + 2 * (v < 50) + 4 * (v >= 50) + 8 * (not v) + 16 * (v in (nan, inf, 7)) + 32 * (v != v)
print(t, nan in [nan], [nan] == [nan], sorted([3, -0.0, 0.0, -inf, 1]), sum([0.1] * 10), math.fsum([0.1] * 10), 1e308 * 10 - 1e308 * 10 != 0)
h = 0.0
for i in range(80): h = h / 2 + i if i % 9 else int(h) // 3
print(h, (0.1 + 0.2) + 0.3 == 0.1 + (0.2 + 0.3), 1e16 + 1 == 1e16, 2.5 // 0.5, -2.5 % 1, 5 % -0.3, int(-1.9), float("1e-400"), 4.9e-324 / 2)
