# NaN, infinities and signed zeros that turn up in the middle of a hot float loop.

inf = float("inf")
nan = float("nan")


def statistics(values):
    low, high, total, odd = inf, -inf, 0.0, 0
    for v in values:
        if v < low:
            low = v
        if v > high:
            high = v
        if v != v:
            odd += 1
            continue
        total += v
    return low, high, total, odd


print(statistics([1.0, 2.0, -3.5] * 40), statistics([1.0] * 100 + [nan] * 3 + [inf] + [2.0] * 50), statistics([]))
print(statistics([0.5] * 100 + [inf, -inf] * 2)[2] != 0, statistics([1] * 50 + [2.5] * 50 + [2**80] * 3))
x = 1.0
trail = []
for i in range(1200):
    x *= 2
    if x == inf:
        trail.append(i)
        x = 1.0
print(trail, x)
x = 1.0
zeros = 0
for i in range(2300):
    x /= -2
    if x == 0:
        zeros += 1
        trail.append(str(x))
        x = 1.0
print(zeros, trail)
print(str(0.0), str(-0.0), 0.0 == -0.0, -0.0 + 0.0, 0.0 * -1, [str(v) for v in sorted([0.0, -0.0])], min(0.0, -0.0), max(-0.0, 0.0))
print(nan > 1, not nan < 1, nan == nan, max(1.0, nan), max(nan, 1.0) != max(nan, 1.0), min([2.0, 1.0, nan]), sorted([3.0, 1.0, 2.0]))
print(inf - inf != 0, inf * 0 == 0, inf // 1 != inf // 1, 1 // inf, -1 // inf, 5 % inf, -5 % inf, 1e308 + 1e308, -1e308 * 10)
counts = {"pos": 0, "neg": 0, "zero": 0, "nan": 0}
values = [1.5, -0.0, nan, -inf, 0.0, inf, -2.5]
for i in range(210):
    v = values[i % 7]
    counts["pos" if v > 0 else "neg" if v < 0 else "zero" if v == 0 else "nan"] += 1
print(counts)


def converge(f, x):
    for i in range(500):
        y = f(x)
        if y == x or y != y:
            return i, y
        x = y
    return "no", x


print(converge(lambda x: x * x, 0.9)[1], converge(lambda x: x * x, 1.1)[1], converge(lambda x: (x + 2 / x) / 2, 1.0), converge(lambda x: x - x / 0.5 + inf - inf, 1.0)[0])
