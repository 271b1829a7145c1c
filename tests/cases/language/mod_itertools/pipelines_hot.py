# itertools composed into pipelines that run hundreds of rounds: sieves, sliding windows, run lengths, merges, grids.
import itertools as it
import operator as op
from collections import deque


def sieve(n):
    data = bytearray((0, 1)) * (n // 2)
    data[:3] = 0, 0, 0
    limit = int(n ** 0.5) + 1
    for p in it.compress(range(limit), data):
        data[p * p : n : p + p] = bytes(len(range(p * p, n, p + p)))
    data[2] = 1
    return it.compress(range(n), data)


def windows(values, n):
    values = iter(values)
    window = deque(it.islice(values, n), maxlen=n)
    if len(window) == n:
        yield tuple(window)
    for x in values:
        window.append(x)
        yield tuple(window)


def lengths(values):
    return [(k, sum(1 for _ in g)) for k, g in it.groupby(values)]


def expand(runs):
    return it.chain.from_iterable(it.starmap(it.repeat, runs))


def round_robin(*many):
    todo, nexts = len(many), it.cycle(iter(m).__next__ for m in many)
    while todo:
        try:
            for n in nexts:
                yield n()
        except StopIteration:
            todo -= 1
            nexts = it.cycle(it.islice(nexts, todo))


print(sum(sieve(2000)), list(it.islice(sieve(2000), 10, 15)), sum(a * c for a, _, c in windows(range(500), 3)))
noise = [(i * i >> 3) & 1 for i in range(600)]
runs = lengths(noise)
print(len(runs), max(runs, key=op.itemgetter(1)), list(expand(runs)) == noise, "".join(round_robin("ABC", "D", "EF")), sum(round_robin(range(100), range(50), range(70))))
total = 0
for n in range(2, 40):
    total += sum(it.starmap(op.mul, zip(it.count(n), it.takewhile(lambda x: x < 3 * n, it.count(0, 2)))))
    total ^= sum(it.accumulate(it.islice(it.cycle((n, -1, 2)), n), lambda a, x: a * 3 + x & 0xFFFF, initial=n))
    total += sum(b - a for a, b in it.pairwise(it.filterfalse(lambda x: x % n == 0, range(50)))) + sum(it.dropwhile(lambda x: x < n, range(45)))
print(total)
print(sum(a * b - c for a, b, c in it.product(range(6), repeat=3)), sum(x[0] * x[-1] for x in it.permutations(range(6), 3)), sum(map(sum, it.combinations(range(9), 4))), sum(1 for c in it.combinations_with_replacement("abcd", 4) if c[0] != c[-1]))
odds, evens, counts = *it.tee(range(300), 2), it.count(1, 0.5)
print(sum(a * b for a, b in zip(it.islice(odds, 1, None, 2), it.islice(evens, 0, None, 2))), sum(map(op.sub, it.zip_longest(range(90), fillvalue=0).__iter__() and range(90), range(10, 100))), next(it.islice(counts, 200, None)))
table = {k: list(g) for k, g in it.groupby(sorted(range(200), key=lambda n: n % 7), key=lambda n: n % 7)}
print({k: sum(v) for k, v in table.items()}, [len(b) for b in iter(lambda s=iter(range(23)): list(it.islice(s, 5)), [])])
