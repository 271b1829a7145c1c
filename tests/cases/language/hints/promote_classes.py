# promote on classes, functions, strings and tuples that stay the same for long and then change.

from sidewinder import elidable, promote


class Circle:
    sides = 0

    def __init__(self, n):
        self.n = n


class Square:
    sides = 4

    def __init__(self, n):
        self.n = n


@elidable
def factor(cls, mode):
    table = {("Circle", "area"): 3, ("Square", "area"): 1, ("Circle", "edge"): 6, ("Square", "edge"): 4}
    return table[cls.__name__, mode]


def measure(shape, mode):
    return factor(promote(type(shape)), promote(mode)) * shape.n


total = 0
shapes = [Circle(i) for i in range(120)] + [Square(i) for i in range(120)] + [Circle(1), Square(2)] * 20
for i, s in enumerate(shapes):
    total += measure(s, "area" if i % 200 < 150 else "edge")
print(total)


def apply(f, x):
    return promote(f)(x)


fs = [abs, lambda v: v + 1, str, len]
results = []
for i in range(200):
    r = apply(fs[i // 60], "xy" if i >= 180 else -i)
    results.append(r if isinstance(r, int) else len(r))
print(sum(results))
config = ("fast", 3)
seen = {}
for i in range(150):
    if i == 100:
        config = ("slow", 4)
    mode, weight = promote(config)
    seen[mode] = seen.get(mode, 0) + weight
print(seen)
for v in (0, -1, 2**62, 2**70, 1.5, "", "text", None, True, (1, 2), [], {}, Circle, promote):
    assert promote(v) is v or promote(v) == v
print(promote(promote)(5), promote(x := 3) + x)
try:
    measure(5, "area")
except (KeyError, AttributeError) as e:
    print(type(e).__name__, e)
