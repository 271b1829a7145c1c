# What consumes a generator, how far, and in what order.
def noisy(n, log):
    for i in range(n):
        log.append(i)
        yield i


def consumed(consume, n=5):
    log = []
    try:
        result = consume(noisy(n, log))
    except Exception as error:
        result = repr(error)
    return result, log


tests = [
    list, tuple, set, sum, max, min, sorted, any, all, iter,
    lambda g: 2 in g, lambda g: 9 in g, lambda g: next(g), lambda g: [*g], lambda g: {**dict.fromkeys(g)},
    lambda g: list(zip(g, g)), lambda g: list(zip("ab", g)), lambda g: list(enumerate(g))[-1],
    lambda g: next(filter(lambda x: x > 2, g)), lambda g: list(map(str, g)), lambda g: "".join(map(str, g)),
    lambda g: "-".join(g), lambda g: dict(g), lambda g: bytes(g), lambda g: frozenset(g) == {0, 1, 2, 3, 4},
    lambda g: (lambda a, b, *c: c)(*g), lambda g: [x for x in g if x % 2], lambda g: all(x < 3 for x in g),
    lambda g: any(x == 1 for x in g), lambda g: [a for a, b in g], lambda g: max(g, key=lambda x: -x), lambda g: sum(g, 10),
    lambda g: list(reversed(list(g))), lambda g: [].extend(g), lambda g: dict.fromkeys(g), lambda g: sum([x, x] for x in g),
]
for test in tests:
    result, log = consumed(test)
    if not isinstance(result, (type(noisy(0, [])),)):
        print(result, log)


def unpack(g):
    a, b = g
    return a, b


def rest(g):
    a, *b = g
    return a, b


print(consumed(unpack), consumed(unpack, 2), consumed(unpack, 1), consumed(rest, 0), consumed(rest))
x = [1, 2, 3, 4, 5]
x[1:3] = (i * 10 for i in range(4))
print(x)
x += (i for i in "ab")
x.extend(i for i in "c")
print(x, [*(i for i in range(2)), *(j for j in "z")])
for f in [len, reversed, hash, lambda g: g[0], lambda g: g + g, lambda g: g(), bool, lambda g: g == g, lambda g: g < g]:
    try:
        result = f(noisy(1, []))
        print(result if isinstance(result, bool) else type(result).__name__)
    except TypeError as error:
        print(error)
