# itertools: well-known recipes composed of its tools.
import collections, operator, random
from itertools import *
def take(n, it): return list(islice(it, n))
def flatten(l): return chain.from_iterable(l)
def grouper(it, n, fill=None): return zip_longest(*[iter(it)] * n, fillvalue=fill)
def partition(p, it): a, b = tee(it); return filterfalse(p, a), filter(p, b)
def powerset(it): s = list(it); return chain.from_iterable(combinations(s, r) for r in range(len(s) + 1))
def unique(it, key=None):
    seen = set()
    for e in it:
        k = e if key is None else key(e)
        if k not in seen: seen.add(k); yield e
def roundrobin(*its):
    pending, nexts = len(its), cycle(iter(i).__next__ for i in its)
    while pending:
        try:
            for n in nexts: yield n()
        except StopIteration: pending -= 1; nexts = cycle(islice(nexts, pending))
def sliding(it, n):
    it = iter(it); w = collections.deque(islice(it, n - 1), maxlen=n)
    for x in it: w.append(x); yield tuple(w)
def sieve(n):
    data = bytearray((0, 1)) * (n // 2); limit = int(n ** 0.5) + 1
    for p in compress(range(3, limit, 2), data[3:limit:2] if False else [data[i] for i in range(3, limit, 2)]):
        data[p * p:n:p + p] = bytes(len(range(p * p, n, p + p)))
    data[2] = 1
    return compress(count(), data)
print(take(3, count()), list(flatten([[1], (2, 3), "a"])), list(grouper("abcde", 2, "x")), [list(x) for x in partition(lambda v: v % 2, range(6))], list(powerset("abc")), list(unique("aAbBa", str.lower)), list(roundrobin("abc", "d", "ef")), list(sliding("abcde", 3)), list(sieve(40)))
print(sum(1 for _ in takewhile(lambda p: p[0] + p[1] < 9, product(range(5), repeat=2))), list(accumulate(repeat(1.05, 4), operator.mul, initial=100))[-1], dict(zip("abc", count(1))), list(starmap(max, zip([1, 5], [4, 2]))), [k + str(len(list(g))) for k, g in groupby(sorted("mississippi"))], list(map(operator.itemgetter(0), groupby("aabbc"))), nth if False else next(islice("abc", 1, None), "d"), all(a <= b for a, b in pairwise([1, 2, 2])))
n = 0
for i in range(60):
    n = n * 31 + sum(sieve(20 + i)) + len(list(powerset(range(i % 6)))) + sum(a * b for a, b in sliding(range(i), 2)) + sum(map(len, grouper(range(i), 3))) + sum(roundrobin(range(i % 5), [1], range(3))) & 0xffffff
print(n)
