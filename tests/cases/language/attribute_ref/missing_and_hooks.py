# Attribute lookup: __getattr__ after, __getattribute__ before everything; errors inside both; hot with both.
log = []
class A:
    x = 1
    def __init__(self): self.y = 2
    def __getattr__(self, n):
        log.append(n)
        if n.startswith("no"): raise AttributeError(f"none of {n}")
        if n == "loop": return self.other
        if n == "boom": return 1 / 0
        return n.upper()
    @property
    def p(self): return self.inside
    @property
    def q(self): raise AttributeError("q failed")
a = A()
print(a.x, a.y, a.z, a.p, a.q, a.loop, log); log.clear()
for n in ("no", "boom", "nope"):
    try: getattr(a, n)
    except Exception as e: print(type(e).__name__, e)
print(getattr(a, "no", "default"), hasattr(a, "no"), hasattr(a, "any"), log); log.clear()
class B(A):
    def __getattribute__(self, n):
        log.append("get " + n)
        if n == "y": raise AttributeError("hidden")
        if n == "k": raise KeyError("key")
        return super().__getattribute__(n)
b = B()
print(b.x, b.y, b.w, log); log.clear()
try: b.k
except KeyError as e: print(e)
print(len.__name__, B.x, type(b).__name__, log)
class S:
    def __setattr__(self, n, v):
        if n == "bad": raise TypeError("no bad")
        object.__setattr__(self, n, v * 2 if isinstance(v, (int, float)) else v)
    def __delattr__(self, n): log.append("del " + n); super().__delattr__(n)
s = S(); s.v = 5; s.w = "w"; s.v += 1
print(vars(s)); del s.v; print(vars(s), log[-1])
for f in (lambda: setattr(s, "bad", 1), lambda: delattr(s, "none"), lambda: s.none, lambda: setattr(5, "x", 1), lambda: setattr(s, 5, 1), lambda: getattr(s, None), lambda: delattr(A, "zz"), lambda: setattr(int, "x", 1), lambda: object().x, lambda: None.x, lambda: A.zz, lambda: (1).x, lambda: setattr(object(), "x", 1), lambda: f.nope, lambda: len.nope, lambda: [].x):
    try: f()
    except Exception as e: print(type(e).__name__, e)
total = 0
for i in range(150):
    o = a if i % 3 else b
    total += len(o.dyn) + o.x
    if i == 50: A.x = 2.5
    if i == 80: a.dyn = "set!"
    if i == 100: A.__getattr__ = lambda self, n: "patched"
    if i == 120: B.__getattribute__ = A.__getattribute__
print(total)
