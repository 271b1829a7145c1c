# Generators, map, filter, zip, chain and comprehension pipelines in hot loops whose sources fail, end early, are shared, or change type under way.
from itertools import chain, islice, count, takewhile, tee, groupby, accumulate, cycle, repeat
def source(n, fail=None):
    for i in range(n):
        if i == fail: raise OSError(i)
        yield i
def square(xs):
    for x in xs:
        yield x * x
def pairs(xs):
    it = iter(xs)
    for a in it:
        try: yield a, next(it)
        except StopIteration: yield a, None
def tolerant(xs, log):
    it = iter(xs)
    while True:
        try: yield next(it)
        except StopIteration: return
        except (OSError, TypeError) as e: log.append(str(e))
class Flaky:
    def __init__(self, n): self.n, self.i = n, 0
    def __iter__(self): return self
    def __next__(self):
        self.i += 1
        if self.i > self.n: raise StopIteration
        if self.i % 5 == 0: raise OSError(self.i)
        return self.i if self.i % 7 else str(self.i)
log = []
print(list(tolerant(Flaky(23), log)), log)
print(sum(square(source(60))), list(pairs("abcde")), list(islice(pairs(count(1)), 3)))
total, errors = 0, {}
for r in range(150):
    try:
        src = source(r % 9 + 1, 5 if r % 4 == 1 else None)
        if r > 100: src = (float(x) if x % 2 else x for x in src)
        if r > 130: src = chain(src, "z") if r % 3 == 0 else src
        total += sum(a + (b or 0) for a, b in pairs(square(src)))
    except (OSError, TypeError) as e: errors[str(e)] = errors.get(str(e), 0) + 1
    else: total += next(src, 1000) if hasattr(src, "gi_frame") and src.gi_frame is None else 2000
print(total, errors)
shared = source(40); a, b = map(lambda x: x * 2, shared), filter(lambda x: x % 3, shared)
print([next(a), next(b), next(a), next(b), *zip(a, b)][:9], list(shared))
out = []
it = iter(range(100))
for x in it:
    if x % 10 == 7: out.append(sum(islice(it, 3)))
    elif x % 25 == 12: out.append(list(takewhile(lambda v: v < x + 4, it)))
print(out, next(it, "ended"))
t1, t2 = tee(square(source(30, 20)))
try: print(sum(t1))
except OSError as e: print("tee", e, len(list(t2)) if False else next(t2))
def numbered(xs, start=0):
    n = start
    for x in xs: got = yield n, x; n = n + 1 if got is None else got
g = numbered("abcdef"); print(next(g), g.send(10), next(g), g.send("x"))
try: next(g)
except TypeError as e: print(e)
print([(k, len(list(v))) for k, v in groupby(sorted(w[0] for w in "one two three four five six ten".split()))], list(accumulate([1, 2, 3, "x"][:3], lambda a, b: a * 10 + b)), [*zip(cycle("ab"), repeat(5, 3))])
def flatten(x):
    for y in x:
        if isinstance(y, (list, tuple)): yield from flatten(y)
        else: yield y
nested = [1, [2, (3, [4, []]), 5], [[[6.5]]], "seven"]
n = 0
for r in range(80):
    for v in flatten(nested): n += v if not isinstance(v, str) else len(v)
    if r == 40: nested[1][1] = (8, nested[2])
    if r == 60: nested.append(range(2)); nested[3] = 10 ** 20
    n = n if isinstance(n, (int, float)) and n < 10 ** 12 or r < 60 else n % 10 ** 12
    if r == 60: flatten = lambda x, f=flatten: (v for v in f(x) if isinstance(v, (int, float)))
print(n)
def primes():
    seen = []
    for c in count(2):
        if all(c % p for p in takewhile(lambda p: p * p <= c, seen)): seen.append(c); yield c
print(list(islice(primes(), 20)), next(p for p in primes() if p > 200))
def lazy_any(n): return any(x > n for x in tolerant(Flaky(60), log) if isinstance(x, int))
print(lazy_any(50), lazy_any(70), len(log), max(tolerant(Flaky(30), []), key=lambda v: len(str(v))), dict(zip(map(str, source(3)), square(source(9)))))
