# __enter__ and __exit__ are looked up on the class, before entering; what __exit__ gives is judged for truth.
log = []
class Meta(type):
    def __enter__(cls): log.append("class entered"); return cls
    def __exit__(cls, *a): log.append("class left"); return False
class M(metaclass=Meta): pass
with M as m: print(m is M, log)
class D:
    def __get__(self, o, t): log.append(f"get {self.n}"); return self.call
    def __set_name__(self, o, n): self.n = n
    def call(self, *a): log.append(f"call {self.n} {len(a)}")
class X: __enter__ = D(); __exit__ = D()
log.clear()
with X(): log.append("body")
print(log); log.clear()
class Swap:
    def __enter__(self):
        Swap.__exit__ = lambda self, *a: log.append("new exit")
        return self
    def __exit__(self, *a): log.append("old exit")
with Swap(): pass
with Swap(): pass
print(log); log.clear()
class Truth:
    def __init__(self, v): self.v = v
    def __bool__(self):
        log.append("bool")
        if self.v is None: raise RuntimeError("no truth")
        return self.v
class T:
    def __init__(self, v): self.v = v
    def __enter__(self): return self
    def __exit__(self, *a): return Truth(self.v)
for v in (True, False, None):
    try:
        with T(v): raise KeyError("k")
        print("suppressed")
    except Exception as e: print(repr(e), repr(e.__context__))
with T(None): pass
print(log)
class Same:
    def __enter__(self): return self
    def __exit__(self, t, v, tb):
        if v: raise v
try:
    with Same(): raise ValueError("same")
except ValueError as e: print(e.__context__)
class Kind:
    count = 0
    def __enter__(self): return self
    def __exit__(self, t, v, tb): Kind.count += 1 if t is None else 100 if issubclass(t, LookupError) else 10000; return t is not None and issubclass(t, LookupError)
for i in range(150):
    if i == 75: Kind.__exit__ = lambda self, t, v, tb: setattr(Kind, "count", Kind.count + 1) or True
    try:
        with Kind():
            if i % 5 == 0: raise KeyError(i)
            if i % 5 == 1: raise IndexError(i)
            if i % 5 == 2: raise ValueError(i)
            if i % 5 == 3: break_ = i; continue
    except ValueError: Kind.count += 7
print(Kind.count, break_)
