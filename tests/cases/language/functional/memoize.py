# Memoizing decorators: by arguments, by method, with a limit, of generators, and one that is cleared mid-loop.
def memo(f):
    cache = {}
    def inner(*args, **kw):
        key = args, tuple(sorted(kw.items()))
        if key not in cache:
            inner.misses += 1
            cache[key] = f(*args, **kw)
        return cache[key]
    inner.misses, inner.cache, inner.__name__ = 0, cache, f.__name__
    return inner
@memo
def paths(x, y): return 1 if x == 0 or y == 0 else paths(x - 1, y) + paths(x, y - 1)
print(paths(10, 10), paths(40, 40), paths.misses, len(paths.cache), paths.__name__)
@memo
def stirling(n, k=1): return 1 if n == k else 0 if k == 0 or k > n else k * stirling(n - 1, k=k) + stirling(n - 1, k=k - 1)
print([stirling(7, k=k) for k in range(1, 8)], stirling.misses)
class Lazy:
    def __init__(self, f): self.f = f
    def __set_name__(self, owner, name): self.name = name
    def __get__(self, o, cls=None):
        if o is None: return self
        v = o.__dict__[self.name] = self.f(o)
        return v
class Box:
    made = 0
    def __init__(self, n): self.n = n
    @Lazy
    def square(self):
        Box.made += 1
        return self.n ** 2
boxes, s = [Box(i) for i in range(10)], 0
for i in range(150):
    s += boxes[i % 10].square
    if i == 120: del boxes[3].square
    if i == 130: boxes[4].square = 'x' if False else 1000
print(s, Box.made, type(Box.square).__name__)
def memo_gen(f):
    got, src = [], f()
    def run():
        i = 0
        while True:
            if i == len(got): got.append(next(src))
            yield got[i]
            i += 1
    return run
@memo_gen
def primes():
    found = []
    n = 2
    while True:
        if all(n % p for p in found): found.append(n); yield n
        n += 1
print([p for p, _ in zip(primes(), range(12))], [p for p, _ in zip(primes(), range(5))])
for bad in (lambda: paths([1], 2), lambda: paths(1), lambda: stirling(3, z=1)):
    try: bad()
    except TypeError as e: print(e)
