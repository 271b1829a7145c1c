# One call site, many callees: functions, classes, methods, builtins, partials, instances, changed midway.
from functools import partial
def f(x): return x + 1
def g(x, y=10): return x * y
class K:
    def __init__(self, x): self.x = x
    def __call__(self, x): return self.x - x
    def m(self, x): return self.x + x * 2
    @classmethod
    def c(cls, x): return -x
    @staticmethod
    def s(x): return x // 2
    def __add__(self, o): return self.x + (o.x if isinstance(o, K) else o)
    __radd__ = __add__
class N:
    def __new__(cls, x): return x * 3
class M(type):
    def __call__(cls, x): return x + 1000
class O(metaclass=M): pass
k = K(5)
callees = [f, g, K, k, k.m, K.c, k.c, k.s, N, O, int, float, abs, str, partial(g, y=3), lambda x: -x, (lambda: lambda x: x)(), [1, 2, 3].count, {1: 2}.get, "{}".format, bool, K.m.__get__(k), print and len and f.__call__]
def site(c, x): return c(x)
total = 0
for i in range(300):
    c = callees[i % 23] if i < 150 else callees[i % 3]
    try: r = site(c, i % 4 if i % 5 else float(i % 4))
    except TypeError as e: r = len(str(e))
    total += len(r) if isinstance(r, str) else getattr(r, "x", 1) if isinstance(r, K) else r or 0
    if i == 160: f.__defaults__ = (1,)
    if i == 180: K.__call__ = lambda self, x: 0.25
    if i == 200: f = lambda x: "replaced"; callees[0] = f
    if i == 220: K.__init__ = lambda self, x: setattr(self, "x", 7)
    if i == 240: K.__new__ = lambda cls, x: object.__new__(cls) if x else 100
    if i == 270: del K.__init__
print(total)
for c in (5, None, "s", [], K, k, type):
    try: c(1, 2, 3, z=4)
    except TypeError as e: print(e)
del K.__call__
try: k(1)
except TypeError as e: print(e)
k.__call__ = lambda x: x
try: k(1)
except TypeError as e: print(e)
