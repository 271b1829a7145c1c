# itertools over iterators that raise, are exhausted, are changed under way or re-entered, in hot loops.
from itertools import *


class Fails:
    def __init__(self, n, error=ValueError):
        self.n, self.error = n, error

    def __iter__(self):
        return self

    def __next__(self):
        self.n -= 1
        if self.n < 0:
            raise self.error(self.n)
        return self.n


def survive(make):
    out = []
    try:
        for x in make():
            out.append(x)
    except (ValueError, TypeError, KeyError, ZeroDivisionError, RuntimeError) as e:
        return len(out), type(e).__name__
    return len(out), sum(int(x) if isinstance(x, (int, float)) else len(x) for x in out)


makers = [
    lambda i: chain(range(i % 4), Fails(i % 5), range(3)),
    lambda i: zip_longest(range(i % 6), Fails(i % 3, StopIteration)),
    lambda i: islice(Fails(i % 7, KeyError), 1, i % 9, 2),
    lambda i: takewhile(lambda x: x < 4 or i % 2 and 1 // 0, count(i % 3)),
    lambda i: accumulate(range(i % 8), lambda a, b: a // (b - 5)),
    lambda i: (k for k, g in groupby(Fails(i % 9), lambda x: 6 // (x - 1))),
    lambda i: starmap(pow, [(2, 3), (i % 3, -1), (1, 1)]),
    lambda i: compress(count(), Fails(i % 6, StopIteration)),
    lambda i: filterfalse(lambda x: x % (i % 3), range(9)),
    lambda i: product(range(i % 3), Fails(i % 2, StopIteration)),
    lambda i: pairwise(Fails(i % 5)),
    lambda i: chain.from_iterable([(1,), range(i % 3), i % 4 or (2,)]),
    lambda i: dropwhile(lambda x: [1, 0][x % 3], range(i % 5)),
    lambda i: map(lambda a, b: a + b, Fails(4, StopIteration), cycle([1, "x"] if i % 5 == 0 else [1, 2])),
]
tally = {}
for i in range(420):
    key = (i % len(makers), survive(lambda: makers[i % len(makers)](i)))
    tally[key] = tally.get(key, 0) + 1
for key in sorted(tally, key=repr):
    print(key, tally[key])
total = 0
for i in range(100):
    a, b, c = tee(Fails(i % 12, StopIteration), 3)
    for x in a:
        total += x + next(b, 100)
        if x % 4 == 0:
            total += sum(islice(c, 2))
    total += len(list(b)) + len(list(c))
print(total)
groups = []
for i in range(60):
    g = groupby([1, 1, 2, 3, 3, 3])
    kept = [(k, v) for k, v in g] if i % 2 else [(k, list(v)) for k, v in g]
    groups.append(sum(len(list(v)) for _, v in kept))
print(sum(groups), set(groups))
data, n = [1, 2, 3], 0
for x in chain(data, repeat(7, 2), iter(data)):
    n += x
    if len(data) < 40:
        data.append(len(data))
print(n, len(data))
d = dict.fromkeys(range(5))
for make in (lambda: chain(d), lambda: zip(d, d), lambda: islice(d, 10), lambda: cycle(d)):
    try:
        for k in make():
            d[len(d)] = k
    except RuntimeError as e:
        print(e)


def again():
    yield from islice(g, 1)


g = again()
t1, t2 = tee(again())
for f in (lambda: list(g), lambda: next(t1)):
    try:
        print(f())
    except (ValueError, RuntimeError, StopIteration) as e:
        print(type(e).__name__, e)
c, r = count(10, -3), repeat("x", 4)
for i in range(80):
    next(c)
    if i % 30 == 0:
        print(c, next(r, None), r)
print(c, list(islice(count(0.5, 0.25), 3)), next(count(2**70)), [next(cycle("ab")) for _ in range(3)], list(zip(count(), "abc")))
