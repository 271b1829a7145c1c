# functools.lru_cache: sizes, typed, cache_info, order of eviction, exceptions, methods, errors.
from functools import lru_cache, cache
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
calls = []
@lru_cache(maxsize=2)
def f(x, y=0): "doc of f"; calls.append((x, y)); return x, y
f(1); f(2); f(1); f(3); f(2); f(1); print(calls, f.cache_info(), f.cache_parameters(), f.__name__, f.__doc__, f.__wrapped__(9), calls[-1])
f.cache_clear(); calls.clear(); print(f.cache_info()); f(1, 2); f(1, y=2); f(x=1, y=2); f(1.0, 2); f(True, 2); print(calls, f.cache_info(), t(f, []), t(f), t(f, 1, 2, 3), t(f, z=1))
@lru_cache(maxsize=None, typed=True)
def g(x): return type(x).__name__
print(g(1), g(1.0), g(True), g("1"), g.cache_info(), g.cache_parameters())
@lru_cache
def h(*a, **k): return len(a) + len(k)
print(h(), h(1), h(a=1), h(1, a=1), h(a=1, b=2), h(b=2, a=1), h.cache_info())
@lru_cache(maxsize=0)
def z(x): return x
z(1); z(1); print(z.cache_info(), lru_cache(maxsize=-5)(len).cache_info(), t(lru_cache, "a"), t(lru_cache, maxsize=1.5), cache(len).cache_parameters())
@cache
def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
print(fib(90), fib.cache_info(), t(lru_cache(2)(lambda x: 1 // x), 0))
@lru_cache(1)
def boom(x): calls.append("boom"); raise ValueError(x)
calls.clear(); print(t(boom, 1), t(boom, 1), calls, boom.cache_info())
class M:
    def __init__(self, k): self.k = k
    @lru_cache(maxsize=8)
    def m(self, x): return self.k * x
    @staticmethod
    @cache
    def s(x): return x + 1
a, b = M(2), M(3); print(a.m(5), b.m(5), a.m(5), M.m.cache_info(), M.s(1), a.s(1), M.s.cache_info(), M.m(a, 5))
@lru_cache(7)
def w(i): return i * i
n = 0
for i in range(200): n += w(i * i % 11) + w(i % 5)
print(n, w.cache_info())
