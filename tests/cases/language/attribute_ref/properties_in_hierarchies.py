# Properties inherited, extended, overridden by methods and plain attributes, with setters from the base, in hot loops.
class A:
    def __init__(self): self._x = 1
    @property
    def x(self): "doc x"; return self._x
    @x.setter
    def x(self, v): self._x = v
    @x.deleter
    def x(self): self._x = None
class B(A):
    @property
    def x(self): return super().x * 10 if super().x is not None else "none"
    @x.setter
    def x(self, v): A.x.fset(self, v + 1)
class C(A):
    @A.x.getter
    def x(self): return -self._x
class D(A): x = "plain"
class E(A):
    def x(self): return "method"
a, b, c, d, e = A(), B(), C(), D(), E()
for o in (a, b, c, d): o.x = 5
print(a.x, b.x, c.x, d.x, e.x(), vars(d), A.x.__doc__, B.x.__doc__, C.x.fset is A.x.fset, B.x.fdel, A.x.fget.__name__)
del a.x; print(a.x)
for f in (lambda: delattr(b, "x"), lambda: setattr(type("R", (), {"p": property(lambda s: 1)})(), "p", 2), lambda: type("W", (), {"p": property(None, lambda s, v: None)})().p, lambda: property(5).__get__(1), lambda: setattr(a.__class__.x, "fget", 1)):
    try: print(f())
    except Exception as x: print(type(x).__name__, x)
total = 0
objs = [A(), B(), C()]
for i in range(160):
    o = objs[i % 3]
    o.x = i % 10 if i < 100 else i / 4
    total += o.x
    if i == 40: C.x = property(lambda s: 100, C.x.fset)
    if i == 70: A.x = property(lambda s: s._x + 0.5, A.x.fset)
    if i == 120: B.x = A.x
    if i == 140: del C.x
print(total, [round(o.x, 3) for o in objs])
class Lazy:
    def __init__(self, f): self.f = f
    def __set_name__(self, o, n): self.n = n
    def __get__(self, o, t=None):
        if o is None: return self
        v = o.__dict__[self.n] = self.f(o)
        calls.append(self.n)
        return v
class K:
    @Lazy
    def big(self): return 2 ** 70
    @Lazy
    def sub(self): return self.big % 1000
calls = []; ks = [K() for _ in range(5)]
print(sum(ks[i % 5].sub + (ks[i % 5].big > 0) for i in range(60)), len(calls))
