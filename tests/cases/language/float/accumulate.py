# Summation orders, integer results that turn into floats, float loop counters.


def kahan(values):
    total = 0.0
    lost = 0.0
    for v in values:
        y = v - lost
        t = total + y
        lost = (t - total) - y
        total = t
    return total


def pairwise(values):
    if len(values) == 1:
        return values[0]
    half = len(values) // 2
    return pairwise(values[:half]) + pairwise(values[half:])


tenths = [0.1] * 200
print(kahan(tenths), pairwise(tenths))
mean = 0
for n, v in enumerate([1, 2, 3.5, 4, 2**54, 0.5] * 30, 1):
    mean += (v - mean) / n
print(mean)
x = 0
steps = 0
while x < 10:
    x += 0.1
    steps += 1
print(x, steps)
value = 1
for i in range(1, 200):
    value = value * i if i % 2 else value / i
print(value)
best = None
for k in range(1, 150):
    error = abs(k * 0.7071 - round(k * 0.7071))
    if best is None or error < best[0]:
        best = error, k
print(best)


def integrate(f, a, b, n):
    h = (b - a) / n
    s = 0.5 * (f(a) + f(b))
    for i in range(1, n):
        s += f(a + i * h)
    return s * h


print(integrate(lambda x: x * x, 0, 3, 200), integrate(lambda x: 1 / x, 1, 2, 128), integrate(abs, -1, 1, 100))
print(2.675 * 100, 1.1 + 2.2, 1e16 + 1, 0.1 * 3, 1 - 0.9, 4.35 * 100, 1.15 - 0.05)
