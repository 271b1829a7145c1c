# __init_subclass__ with keywords, __set_name__ order, their errors, classes made in a loop.
log = []
class D:
    def __set_name__(self, owner, name): log.append((owner.__name__, name)); self.name = name
    def __get__(self, o, t): return self.name
class Base:
    kinds = []
    def __init_subclass__(cls, /, tag=None, **kw):
        super().__init_subclass__(**kw)
        cls.kinds.append((cls.__name__, tag)); log.append("init " + cls.__name__)
        cls.added = tag
class A(Base, tag=1): x = D(); y = D()
class B(A): z = D(); w = x = None
class C(B, tag="c"): x = D()
print(log, Base.kinds, A.x, C.x, C.added, B.added)
for src in ("class E(Base, nope=1): pass", "class F(nope=1): pass", "class G(Base, tag=1, tag=2): pass", "class H(Base, **{'tag': 'h'}): pass", "class I(A, tag=5, metaclass=type): pass"):
    try: exec(src); print(src, Base.kinds[-1])
    except (TypeError, SyntaxError) as e: print(src, type(e).__name__, str(e).split(" (")[0])
class Bad:
    def __set_name__(self, o, n): raise ValueError("set name")
try:
    class J: b = Bad()
except RuntimeError as e: print(e, repr(e.__cause__))
class Reg:
    def __init_subclass__(cls): raise TypeError("no subclasses")
try:
    class K(Reg): pass
except TypeError as e: print(e, [k.__name__ for k in Reg.__subclasses__()] if 0 else "")
class L:
    def __set_name__(self, o, n): o.extra = D()
class N: l = L()
print(hasattr(N, "extra"), N.__dict__["extra"].__dict__)
N.late = D(); print(N.__dict__["late"].__dict__)
log.clear(); total = 0
for i in range(60):
    T = type(f"T{i}", (Base if i % 2 else A,), {"v": D(), "n": i}, tag=i)
    total += T.added + T.n + len(T.v) + len(T().v)
print(total, len(log), len(Base.kinds), log[-1])
