# A chain of small calls that a tracing compiler inlines whole, with one rarely taken branch deep inside.


class Stats:
    def __init__(self):
        self.rare = 0


def clamp(x, low, high):
    return low if x < low else high if x > high else x


def scale(x, factor):
    return clamp(x * factor, -1000, 1000)


def adjust(stats, x):
    if x == 777:
        stats.rare += 1
        return rare_path(stats, x)
    return scale(x, 2) + 1


def rare_path(stats, x):
    values = [x, stats.rare]
    return values[0] - values[1] * 1000


def process(stats, x):
    y = adjust(stats, x)
    z = adjust(stats, y)
    return z - y


def run(stats, inputs):
    total = 0
    for x in inputs:
        total += process(stats, x)
    return total


stats = Stats()
print(run(stats, range(300)), stats.rare)
print(run(stats, [777, 388, 1] * 50), stats.rare)
print(run(stats, [0.5, -0.25] * 60), stats.rare)
print(run(stats, [10**30, -(10**30)] * 30), stats.rare)


def many(a, b, c, d, e, f, g, h):
    return a - b + c - d + e - f + g - h


def shuffle(a, b, c, d, e, f, g, h):
    return many(h, g, f, e, d, c, b, a) + many(b, a, d, c, f, e, h, g)


total = 0
for i in range(150):
    total += shuffle(i, 2, i * 3, 4, i - 5, 6, 7, i % 8)
print(total)
try:
    run(stats, [1, 2, "three"])
except TypeError as e:
    print(e)
