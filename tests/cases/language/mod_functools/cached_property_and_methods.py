# functools.cached_property: once per object, overwriting, deleting, slots, names; partialmethod with property.
from functools import cached_property
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
class A:
    calls = 0
    def __init__(self, n): self.n = n
    @cached_property
    def sq(self): "square"; A.calls += 1; return self.n ** 2
    @cached_property
    def boom(self): A.calls += 1; raise ValueError(self.n)
a, b = A(3), A(4)
print(a.sq, a.sq, b.sq, A.calls, vars(a), A.sq.__doc__, isinstance(A.__dict__["sq"], cached_property), A.sq is A.__dict__["sq"], t(getattr, a, "boom"), t(getattr, a, "boom"), A.calls)
a.sq = 7; print(a.sq); del a.sq; print(a.sq, A.calls, t(delattr, b, "nope"), A.sq.attrname)
class S:
    __slots__ = ("x",)
    @cached_property
    def p(self): return 1
print(t(getattr, S(), "p"))
class N: pass
N.late = cached_property(lambda self: 5)
print(t(getattr, N(), "late"))
cp = cached_property(lambda self: 9); cp.__set_name__(N, "named"); N.named = cp; print(N().named, t(cp.__set_name__, N, "other"), cp.__set_name__(N, "named"))
class Sub(A):
    @cached_property
    def sq(self): return super().sq + 1
print(Sub(5).sq, vars(Sub(5)))
n = 0
for i in range(120):
    o = A(i) if i % 3 else Sub(i)
    n += o.sq + o.sq + len(vars(o))
print(n, A.calls)
