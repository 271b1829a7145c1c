# One call site whose callee returns different kinds, tuples of different size, itself, nothing.


def shape(i):
    if i % 7 == 0:
        return
    if i % 7 == 1:
        return i
    if i % 7 == 2:
        return i, i + 1
    if i % 7 == 3:
        return [i, [i]]
    if i % 7 == 4:
        return shape
    if i % 7 == 5:
        return "s" * (i % 4)


counts = {}
total = 0
for i in range(280):
    r = shape(i)
    kind = type(r).__name__
    counts[kind] = counts.get(kind, 0) + 1
    if isinstance(r, tuple):
        a, b = r
        total += a * b
    elif isinstance(r, list):
        total += r[0] + r[1][0]
    elif callable(r):
        total += r(1)
    elif r is not None:
        total += r if isinstance(r, int) else len(r)
print(counts, total)


def multiple(n):
    return n, -n, n * n


lows = []
for i in range(120):
    low, *_, high = sorted(multiple(i))
    lows.append(low + high)
print(sum(lows), multiple(3)[1], [*multiple(2)], len(multiple(0)))


def early(values):
    for v in values:
        if v < 0:
            return "negative"
        for w in range(v):
            if w * w == v:
                return w
    return None


print([early(v) for v in ([1, -1], [4], [], [3, 5, 16], [-2])])


def nested(n):
    def helper(k):
        return k if k > n else helper(k * 2)

    return helper(1)


print([nested(n) for n in (0, 1, 5, 100)], nested(2**62))


def swap(pair):
    return pair[1], pair[0]


p = (1, 2)
for _ in range(101):
    p = swap(p)
print(p)


def both(flag):
    try:
        if flag:
            return "try"
    finally:
        log.append(flag)
    return "end"


log = []
print([both(f) for f in (True, False)], log)
print((lambda: None)(), (lambda: ())(), (lambda *a: a)(), (lambda **k: k)(), [(lambda x: x)(i) for i in range(3)])
