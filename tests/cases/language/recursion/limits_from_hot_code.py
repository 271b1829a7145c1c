# RecursionError out of hot recursions of every shape, at several limits, caught at several depths, with finally counters, and the program going on after.
import sys
def down(n): return 0 if n == 0 else 1 + down(n - 1)
def forever(n): return forever(n + 1) + 1
def mutual_a(n): return mutual_b(n + 1)
def mutual_b(n): return [mutual_a(n + 1)]
class R:
    def __init__(self, n): self.n = n
    def __getattr__(self, name): return getattr(self, name + "x")
    def __add__(self, o): return self + o
    def __eq__(self, o): return self.n == o.n and self == o
    def __repr__(self): return f"R({self!r})"
    def __len__(self): return len(self)
    def __call__(self): return self()
    def __iter__(self): yield from self
    def __getitem__(self, k): return self[k]
    def __contains__(self, x): return x in self
    def __bool__(self): return not self
    def __hash__(self): return hash(self)
    @property
    def p(self): return self.p
    def __lt__(self, o): return sorted([self, o])
    def __enter__(self):
        with self as s: return s
    def __exit__(self, *a): pass
counts = {"finally": 0, "caught": 0, "except": 0}
def with_finally(n):
    try: return with_finally(n + 1)
    finally: counts["finally"] += 1
def with_except(n):
    try: return with_except(n + 1)
    except RecursionError: counts["except"] += 1; raise
def swallow(n):
    try: return swallow(n + 1)
    except RecursionError: return n
def gen(n): yield from gen(n + 1)
def comp(n): return [comp(k) for k in [n + 1]]
def lam(n): return (lambda: lam(n + 1))()
def star(*a, **k): return star(*a, **k)
def keyed(n): return max([n], key=keyed)
def mapped(n): return list(map(mapped, [n]))
def formatted(n): return f"{formatted(n)}"
def default(n, f=None): return (f or default)(n + 1, default)
def kind(f, *a):
    try: f(*a); return "returned"
    except RecursionError as e: return str(e)[:32]
base = len(__import__("inspect").stack()) if False else 0
r = R(1)
fs = [(forever, 0), (mutual_a, 0), (with_finally, 0), (with_except, 0), (lambda n: list(gen(n)), 0), (comp, 0), (lam, 0), (star, 1, 2), (keyed, 1), (mapped, 1), (formatted, 1), (default, 0), (lambda: r.attr,), (lambda: r + 1,), (lambda: r == R(1),), (lambda: len(r),), (lambda: r(),), (lambda: r[0],), (lambda: 1 in r,), (lambda: not r,), (lambda: hash(r),), (lambda: r.p,), (lambda: list(r),), (lambda: r.__enter__(),), (lambda: repr(r),)]
for limit in (150, 400):
    sys.setrecursionlimit(limit)
    for f, *a in fs: print(kind(f, *a), end="; ")
    print(counts["finally"] > limit // 2, counts["except"] > limit // 2)
    assert kind(swallow, 0) == "returned" and limit - 30 < swallow(0) < limit, swallow(0)
sys.setrecursionlimit(1000)
ok = bad = 0
for i in range(120):
    n = (i * 41) % 300 if i % 10 else 5000
    try: ok += down(n)
    except RecursionError: bad += 1
print(ok, bad, down(900))
def tree(n, d): return d if n < 2 else max(tree(n - 1, d + 1), tree(n - 2, d + 1))
print([tree(k, 0) for k in range(12)])
def climbing(n, acc):
    acc.append(n)
    if len(acc) > 400: raise ValueError("enough")
    return climbing(n + 1, acc) if n % 2 else climbing(float(n) + 1, acc) + 0
for i in range(20):
    acc = []
    try: climbing(i, acc)
    except ValueError as e: last = str(e), len(acc), type(acc[-1]).__name__
print(last)
def catch_deep(n):
    if n == 0:
        try: forever(0)
        except RecursionError: return "inside"
    return catch_deep(n - 1)
print(catch_deep(10), catch_deep(500), kind(catch_deep, 2000))
for bad in (0, -1, "x"):
    try: sys.setrecursionlimit(bad); print("set")
    except (ValueError, TypeError, OverflowError) as e: print(type(e).__name__, e)
print(sys.getrecursionlimit())
