# Float loops: sums, Newton, Simpson, mixed with ints, comparison chains, special values.
def newton(x):
    g = x
    for _ in range(40): g = (g + x / g) / 2
    return g
print([newton(x) for x in (2.0, 10, 1e-8, 1e300)])
def simpson(f, a, b, n):
    h = (b - a) / n
    s = f(a) + f(b)
    for k in range(1, n): s += f(a + k * h) * (4 if k % 2 else 2)
    return s * h / 3
print(simpson(lambda x: x * x, 0, 3, 60), simpson(lambda x: 1 / (1 + x), 0, 1, 100))
s = c = 0.0
for k in range(1, 200):
    y = 1 / k - c; t = s + y; c = (t - s) - y; s = t
print(s, sum([1 / k for k in range(1, 200)]))
inf, nan = float("inf"), float("nan")
hits = 0
for x in [0.0, -0.0, 1.5, -1.5, inf, -inf, nan, 1, True, 10**30] * 10:
    hits += (x < 1) + (x == x) * 2 + (x != x) * 3 + (0 <= x <= 1e30) * 5 + bool(x)
print(hits, min(nan, 1), max(1, nan), inf - inf, inf * 0, -0.0 == 0, str(-0.0 + 0), 1e308 * 10, 5e-324 / 2)
print([round(x / 3, 2) for x in range(-5, 6)], [int(x * 1.1) for x in range(-5, 6)], [x // 0.3 for x in range(4)], [x % 0.3 for x in range(4)], 2 ** 0.5, 2 ** -1, 7.0 // 2, -7.5 % 2, divmod(-7.5, 2))
z = 1.0
while z > 1e-10: z *= 0.37
print(z, z.hex(), 0.1 + 0.2 == 0.3, abs(0.1 + 0.2 - 0.3) < 1e-15, 1e16 + 1, 2**53 + 1.0, float(2**63), 1e22, 1.0, 100.0, 1e100)
