# super(): in comprehensions, lambdas, nested functions, properties, class and static methods, with __class__ rebound, on classes, unbound, with descriptors, errors.
class A:
    tag = "A"
    def m(self): return "A.m"
    @classmethod
    def c(cls): return f"A.c {cls.__name__}"
    @staticmethod
    def s(): return "A.s"
    @property
    def p(self): return "A.p " + self.m()
    def __getitem__(self, k): return f"A[{k}]"
    def __len__(self): return 3
    def __init__(self): self.made = ["A"]
class B(A):
    tag = "B"
    def m(self): return "B" + super().m()
    @classmethod
    def c(cls): return "B" + super().c()
    @staticmethod
    def s(): return "B" + super(B, B).s()
    @property
    def p(self): return "B" + super().p
    def __getitem__(self, k): return "B" + super().__getitem__(k)
    def nested(self): return (lambda: super().m())() if False else [f() for f in [super().m]]
    def inner(self):
        def go(self): return super().tag
        return go(self), __class__.__name__
    def comp(self): return [super(B, self).tag for _ in "a"]
    def gen(self): yield super().tag; yield from super().made_of() if hasattr(super(), "made_of") else ()
    def sub(self):
        try: return super()[1]
        except TypeError as e: return str(e)
    def ln(self):
        try: return len(super())
        except TypeError as e: return str(e)
    def deflt(self, s=lambda self: super(B, self).tag): return s(self)
    def __init__(self): super().__init__(); self.made.append("B")
class C(A):
    def m(self): return "C" + super().m()
    def __init__(self): super().__init__(); self.made.append("C")
class D(B, C):
    def m(self): return "D" + super().m()
    def __init__(self): super().__init__(); self.made.append("D")
d = D(); print(d.m(), d.c(), d.s(), d.p, d[5], d.nested(), d.inner(), d.comp(), list(d.gen()), d.sub(), d.ln(), d.deflt(), d.made)
s = super(B, d); print(s.m(), s.tag, s.__thisclass__.__name__, s.__self__ is d, s.__self_class__.__name__, type(s).__name__, repr(s).split(",")[0], s.p, super(C, D).c(), super(B, D).m(d), super(A, d).__init__ is not None)
def act(f):
    try: return f()
    except Exception as e: return f"{type(e).__name__}: {e}"
class E(A):
    def none(): return super()
    def rebound(self): self = 5; return super().m()
    def kw(self, **k): return super(**k)
    def assigned(self): x = super(); x.y = 1
    def missing(self): return super().zzz
    def setit(self): super().z = 1
    def wrong(self): return super(B, self)
    def notype(self): return super(5, self)
    def cls(self): return super(E, E).m(self)
    def one(self): return super(E)
    def one_attr(self): return super(E).m
e = E()
for f in (E.none, e.rebound, lambda: e.kw(a=1), e.assigned, e.missing, e.setit, e.wrong, e.notype, e.cls, lambda: e.one().__self__, e.one_attr, lambda: super().m(), lambda: super(E).__get__(e, E).m(), lambda: super(E, None).__self__, lambda: super(E, e).__class__, lambda: E.m(5)): print(act(f))
class F(A): pass
def with_cell(self): return super(F, self).m() + "F"
F.m = with_cell; print(F().m())
class Copy(A):
    m = D.m; b = B.m
print(act(lambda: Copy().m()), act(lambda: Copy().b()))
total = 0
for i in range(240):
    o = (d, B(), C(), D())[i % 4]
    total += len(o.m()) + len(o.p) + len(o[i]) + len(type(o).c())
    if i == 60: A.m = lambda self: "patched"
    if i == 120: D.__bases__ = (C, B)
    if i == 150: B.m = lambda self: "flat"
    if i == 200: C.tag = "C"; d.__class__ = C
print(total, d.m(), D().m(), D.__mro__[1].__name__)
