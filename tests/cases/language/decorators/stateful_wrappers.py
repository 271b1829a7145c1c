# Wrappers with state: retry, cache with limits, type checks, context; stacked on methods.
import functools
def retry(n, *kinds):
    def deco(f):
        @functools.wraps(f)
        def w(*a, **k):
            for i in range(n):
                try: return f(*a, **k)
                except kinds as e: last = e; w.retries += 1
            raise last
        w.retries = 0
        return w
    return deco
class Cached:
    def __init__(self, f): self.f, self.d, self.hits = f, {}, 0
    def __call__(self, *a):
        if a in self.d: self.hits += 1
        else: self.d[a] = self.f(*a)
        if len(self.d) > 20: self.d.clear()
        return self.d.get(a, -1)
    def __get__(self, o, t=None): return functools.partial(self, o) if o else self
tries = 0
@retry(3, ValueError, KeyError)
def flaky(k):
    "doc"
    global tries
    tries += 1
    if tries % k: raise (ValueError if tries % 2 else KeyError)(tries)
    return tries
out = []
for i in range(60):
    try: out.append(flaky(i % 5 + 1))
    except (ValueError, KeyError) as e: out.append(type(e).__name__)
print(out, flaky.retries, flaky.__name__, flaky.__doc__, flaky.__wrapped__.__name__)
class M:
    def __init__(self, k): self.k = k
    @Cached
    def sq(self, x): return x * x + self.k
m, n = M(1), M(0.5)
print(sum((m if i % 2 else n).sq(i % 15) for i in range(150)), M.__dict__["sq"].hits, M.sq is M.__dict__["sq"])
