# One call site whose callee changes: signature, kind, defaults, code object, bound method, class, partial, builtin; errors in between.
import functools
def two(a, b): return a * 10 + b
def dflt(a, b=5, *, k=1): return a + b + k
def star(*a, **k): return len(a) * 100 + sum(k.values())
def kwonly(*, a, b): return a - b
def posonly(a, b, /, c=0): return a ^ b
class C:
    def __init__(self, a, b=2): self.v = a + b
    def m(self, a, b): return self.v + a * b
    @classmethod
    def c(cls, a, b): return len(cls.__name__) + a
    @staticmethod
    def s(a, b): return b
    def __call__(self, a, b): return a // (b - 7)
c = C(1)
callees = [two, dflt, star, kwonly, posonly, C, c.m, C.c, c.s, c, max, functools.partial(two, 3), lambda a, b: a, divmod, abs, C.m, None, type("Sub", (C,), {}), isinstance, {}.get]
def call(f, a, b): return f(a, b)
def callk(f, a, b): return f(a, b=b)
def callall(f, a, b): return f(a=a, b=b)
def calls(f, a, b): return f(*(a, b))
def callkk(f, a, b): return f(**{"a": a, "b": b})
count = {}
def note(r): count[r] = count.get(r, 0) + 1
for way in (call, callk, callall, calls, callkk):
    total = 0
    for i in range(400):
        f = callees[i // 20]
        try:
            r = way(f, i % 9, i % 8)
            total += r if type(r) is int else r.v if isinstance(r, C) else r[0] * 3 + r[1] if isinstance(r, tuple) else 1000 if r is None else int(r)
        except (TypeError, ZeroDivisionError) as e: note(f"{way.__name__}: {type(e).__name__} {e}" if " object at" not in str(e) else "addr")
    print(way.__name__, total)
for k in count: print(count[k], k)
def site(f, n): return f(n)
def g(n): return n + 1
def h(n): return n * 2.5
def late(n, extra="x"): return extra * n
total = 0
for i in range(300):
    r = site(g, i % 10)
    total += len(r) if isinstance(r, (str, tuple)) else r
    if i == 60: g.__code__ = h.__code__
    if i == 110: g.__code__ = late.__code__; g.__defaults__ = ("de",)
    if i == 150: g.__defaults__ = ("abc",)
    if i == 200: g.__code__ = (lambda n, *r, z=4: (n,) * z).__code__; g.__kwdefaults__ = {"z": 3}
    if i == 240: g.__kwdefaults__["z"] = 1
    if i == 270: g = {0: 1}.get if False else (lambda n: -n)
print(total)
try: two.__code__ = (lambda: c_).__code__; two()
except (NameError, ValueError) as e: print(type(e).__name__, e)
def closed():
    q = 1
    return lambda: q
for bad in (lambda: setattr(two, "__code__", closed().__code__), lambda: setattr(two, "__code__", 5), lambda: setattr(two, "__defaults__", [1]), lambda: setattr(two, "__kwdefaults__", ()), lambda: delattr(two, "__code__"), lambda: two(1)):
    try: print(bad())
    except (TypeError, ValueError, NameError) as e: print(type(e).__name__, e)
