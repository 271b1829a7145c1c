# Variables carried around a hot loop: swapped, delayed, of changing type, in tuples and objects.


def swaps(n):
    a, b, c, d = 1, 2.0, "three", [4]
    for i in range(n):
        a, b, c, d = b, c, d, a
    return a, b, c, d


print(swaps(101), swaps(102), swaps(0))


def delayed(values):
    p1 = p2 = p3 = None
    out = 0
    for v in values:
        if p3 is not None:
            out += v - p3
        p1, p2, p3 = v, p1, p2
    return out, p1, p2, p3


print(delayed(range(150)), delayed([1.5, 2, True, 2**70] * 30), delayed([]))


class State:
    def __init__(self, n):
        self.n = n


def objects(n):
    a, b = State(0), State(1)
    kept = None
    for i in range(n):
        a, b = b, State(a.n + b.n)
        if i == 77:
            kept = a
        if b.n > 10**20:
            b.n %= 1009
    return a.n, b.n, kept and kept.n


print(objects(50), objects(200))


def unstable(n):
    x = 0
    kinds = []
    for i in range(n):
        if type(x).__name__ not in kinds:
            kinds.append(type(x).__name__)
        if i == 60:
            x = float(x)
        elif i == 100:
            x = str(x)
        elif i == 140:
            x = [x]
        elif i == 180:
            x = len(x)
        x = x + (1 if isinstance(x, (int, float)) else "y" if isinstance(x, str) else [i])
        if isinstance(x, str) and len(x) > 10:
            x = x[-3:]
    return x, kinds


print(unstable(50), unstable(90), unstable(130), unstable(150)[0][:3], unstable(250))


def nested_tuples(n):
    pair = (0, (1, 2))
    for i in range(n):
        a, (b, c) = pair
        pair = (b, (c, (a + i) % 1000))
    return pair


print(nested_tuples(160))
