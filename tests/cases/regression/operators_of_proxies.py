# Operators of weak proxies, of classes with a metaclass, and of a class that has taken a builtin method: the runtime asks them in the same way as handlers do.
import weakref, operator
class V:
    def __init__(self, n): self.n = n
    def __add__(self, o): return ("add", self.n, o if isinstance(o, int) else o.n)
    def __radd__(self, o): return ("radd", self.n, o)
    def __iadd__(self, o):
        self.n += o
        return self
    def __mul__(self, o):
        t = 0
        for k in range(3): t += o
        return t
class M(type):
    def __add__(cls, o): return "meta"
class K(metaclass=M): pass
class B:
    __add__ = int.__add__
def f(n):
    v = V(1); p = weakref.proxy(v)
    for i in range(n):
        r = [p + 1, 1 + p, p + p, v + p, p * 2, operator.add(p, 1), operator.mul(p, 4), operator.add(1, p), K + 1, K | None, None | K, K | int]
        try: p - 1
        except TypeError as e: r.append(str(e))
        try: B() + 1
        except TypeError as e: r.append(str(e)[:20])
        q = p
        q += 2
        r.append(v.n)
    return r
print(f(300))
