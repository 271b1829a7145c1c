# Float loops whose result depends on every rounding: sums in both orders, Newton, logistic map, conversions.
def series(n, back=False):
    t = 0.0
    for i in (range(n, 0, -1) if back else range(1, n + 1)): t += 1 / i / i
    return t
print(series(150), series(150, True), series(150) == series(150, True))
def newton(x, n=20):
    g = x
    for _ in range(n): g = (g + x / g) / 2
    return g
print([newton(x) for x in (2, 3.0, 1e300, 1e-300, 2 ** 70, True)])
x, xs = 0.1, []
for i in range(200):
    x = 3.9 * x * (1 - x)
    if i % 50 == 49: xs.append(x)
print(xs)
h = 0
for i in range(-60, 60):
    v = i / 8
    h = (h * 7 + round(v) + int(v) + (v // 1 == int(v)) + int(v * 2) % 3 + round(v, 1).__hash__() % 11) % 100003
print(h, [round(v, 1) for v in (0.25, 0.35, -0.25, 2.675, 1e20, 1.05)], [round(v) for v in (0.5, 1.5, 2.5, -0.5, -1.5)], round(2.5, 0), round(1234.5, -2), round(5, -1), round(15, -1))
t, e = 1.0, 0
while t + 1 != 1: t /= 2; e += 1
print(t, e, 1 + t * 2 > 1)
def horner(cs, x):
    r = 0
    for c in cs: r = r * x + c
    return r
print(horner([1, -2.5, 3, 0.125], 1.1), horner([1] * 30, 2), horner([1] * 80, 2), horner([1] * 30, -0.5), horner([], 1))
k = 0.0
for i in range(100): k += 0.1 if i < 50 else -0.1
print(k, sum(0.1 for _ in range(10)) == 1.0, 0.1 * 3, 3 * 0.1 == 0.3, 1e23, 1.1 + 2.2)
