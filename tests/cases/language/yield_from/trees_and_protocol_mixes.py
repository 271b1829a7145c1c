# yield from over generators, lists, own iterators, coroutine-like objects and itself, with values sent, returned, thrown, closed, at depth, in hot loops.
class Tree:
    def __init__(self, v, l=None, r=None): self.v, self.l, self.r = v, l, r
    def __iter__(self):
        if self.l: yield from self.l
        yield self.v
        if self.r: yield from self.r
    def post(self): return (yield from self._post(self.l)) + (yield from self._post(self.r)) + self.v if (yield self.v) is None else -1
    @staticmethod
    def _post(t): return (yield from t.post()) if t else 0
def build(lo, hi):
    if lo >= hi: return None
    m = (lo + hi) // 2
    return Tree(m, build(lo, m), build(m + 1, hi))
t = build(0, 31); print(list(t) == list(range(31)), sum(t))
def result(g):
    got = []
    try:
        while True: got.append(next(g))
    except StopIteration as e: return got[:5], e.value
print(result(t.post()), result(build(0, 3).post()))
def collect(*gs):
    out = []
    for g in gs: out.append((yield from g))
    return out
def count(n, step=1):
    total = 0
    for i in range(0, n, step):
        got = yield i
        total += got if got is not None else 1
    return total
g = collect(count(3), [7, 8], count(2), "ab", iter(()), (x for x in (1,)), {5: 6}, range(1)); print(result(g))
g = collect(count(3), count(2)); print(next(g), g.send(10), g.send(20), next(g), next(g))
try: g.send(100)
except StopIteration as e: print(e.value)
class Own:
    def __init__(self): self.log = []
    def __iter__(self): return self
    def __next__(self): self.log.append("next"); return len(self.log)
    def send(self, v): self.log.append(("send", v)); return -v
class Raises(Own):
    def throw(self, *a): self.log.append(len(a)); raise a[0] if isinstance(a[0], BaseException) else a[0]()
    @property
    def close(self): raise AttributeError if self.log[-1] == "no" else ValueError("close property")
def over(x):
    try: return (yield from x)
    except KeyError as e: yield ("caught", repr(e))
    finally: done.append(type(x).__name__)
done = []
o = Own(); g = over(o); print(next(g), g.send(5), g.send(None), g.throw(KeyError("k")), o.log, done)
o = Raises(); g = over(o); print(next(g), g.throw(KeyError), o.log)
def act(f):
    try: return f()
    except Exception as e: return f"{type(e).__name__}: {e}"
def from5(): yield from 5
def fromself():
    g = yield
    yield from g
def deep(n): return (yield from deep(n - 1)) + 1 if n else (yield "bottom") or 0
def retry():
    while True:
        try: return (yield from failing())
        except ValueError as e: yield f"again {e}"
tries = []
def failing():
    tries.append(1)
    yield len(tries)
    if len(tries) < 3: raise ValueError(len(tries))
    return "finally"
f = fromself(); next(f)
print(act(lambda: next(from5())), act(lambda: f.send(f)), result(deep(50)), result(retry()), act(lambda: list(over(5))), act(lambda: next(over(len))), act(lambda: [*over({1: 2}.items())]))
d = deep(200); next(d); print(act(lambda: d.throw(LookupError("through"))), d.gi_frame)
d = deep(20); next(d); inner = d; n = 0
while inner: inner = inner.gi_yieldfrom; n += 1
print(n, d.gi_running, d.close(), d.gi_yieldfrom)
total = 0
for r in range(150):
    total += sum(build(0, r % 9) or ()) + len(list(over([r] * (r % 4)))) + (result(deep(r % 12))[1])
    g = collect(count(r % 4), range(r % 3)); next(g, None); g.close()
    if r == 100: Tree.__iter__ = lambda self: iter([self.v] * 2)
print(total)
