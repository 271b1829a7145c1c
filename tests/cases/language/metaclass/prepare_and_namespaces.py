# __prepare__: namespaces of one's own, what the body sees of them, what becomes the class's dict; errors of it.
class Ordered(dict):
    def __init__(self): super().__init__(); self.order = []
    def __setitem__(self, k, v): self.order.append(k); super().__setitem__(k, v)
    def __missing__(self, k):
        if k.startswith("auto_"): return len(k)
        raise KeyError(k)
class Meta(type):
    @classmethod
    def __prepare__(meta, name, bases, **kw): spaces.append((name, kw)); return Ordered()
    def __new__(meta, name, bases, ns, **kw):
        cls = super().__new__(meta, name, bases, dict(ns)); cls.order = [k for k in ns.order if k[:2] != "__"]; cls.twice = sorted({k for k in ns.order if ns.order.count(k) > 1}); return cls
    def __init__(cls, *a, **kw): super().__init__(*a)
spaces = []
class A(metaclass=Meta, flag=1):
    z = 1; a = auto_value; z = z + a
    def m(self): return self.z
    for i in range(3): exec(f"gen{i} = {i}")
    del i
    try: missing
    except NameError as e: err = str(e)
print(A.order, A.twice, A.a, A.err, A().m(), A.gen2, hasattr(A, "i"), spaces, type(A.__dict__).__name__)
class Overload(dict):
    def __setitem__(self, k, v):
        if callable(v) and k[0] != "_" and k in self: v = (*(self[k] if isinstance(self[k], tuple) else (self[k],)), v)
        dict.__setitem__(self, k, v)
class Multi(type):
    __prepare__ = classmethod(lambda m, *a, **k: Overload())
    def __new__(m, name, bases, ns):
        def dispatch(fs): return lambda self, *args: next(f for f in fs if f.__code__.co_argcount == len(args) + 1)(self, *args)
        return type.__new__(m, name, bases, {k: dispatch(v) if isinstance(v, tuple) and k[0] != "_" else v for k, v in ns.items()})
class Area(metaclass=Multi):
    def of(self, r): return r * r * 3
    def of(self, w, h): return w * h
    def of(self, a, b, c): return a + b + c
t = 0
for i in range(90): t += Area().of(*range(i % 3 + 1))
print(t, Area().of(2), Area().of(2, 3))
class Mapping:
    def __init__(self): self.d = {}
    def __getitem__(self, k): return self.d[k]
    def __setitem__(self, k, v): self.d[k] = v
def check(prepared):
    class M(type):
        @classmethod
        def __prepare__(m, *a): return prepared
        def __new__(m, n, b, ns): return type.__new__(m, n, b, ns if isinstance(ns, dict) else ns.d)
    try:
        class X(metaclass=M):
            a = 1; b = a + 1
        print(X.b, type(prepared).__name__)
    except TypeError as e: print(e)
for p in ({}, Mapping(), None, 5, []): check(p)
try:
    class W(metaclass=type("NoDict", (type,), {"__new__": lambda m, n, b, ns: type.__new__(m, n, b, ns), "__prepare__": lambda *a: Mapping()})): v = 1
except TypeError as e: print(e)
