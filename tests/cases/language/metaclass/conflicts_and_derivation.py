# Which metaclass a class gets: the most derived of all, callables that are none, __mro_entries__, conflicts, mro() overridden.
class M(type): pass
class N(M): pass
class O(type): pass
class A(metaclass=M): pass
class B(metaclass=N): pass
class C(A, B): pass
class D(A, metaclass=N): pass
class E(B, metaclass=M): pass
class F(B, metaclass=type): pass
print([type(k).__name__ for k in (A, B, C, D, E, F)])
def make(*a, **k):
    try: return type(type("T", *a, **k)).__name__
    except TypeError as e: return str(e)
print(make((A, B), {}), make((), {}), make((A, type("P", (), {})), {}))
class X(metaclass=O): pass
for bases in ((A, X), (X, B), (X, A, object)):
    try: type("Y", bases, {})
    except TypeError as e: print(e)
def factory(name, bases, ns, **kw): return (name, len(bases), sorted(k for k in ns if k[:2] != "__"), kw)
class Z(A, metaclass=factory, opt=1): y = 2
print(Z)
class Entry:
    def __init__(self, *to): self.to = to
    def __mro_entries__(self, bases): seen.append(len(bases)); return self.to
seen = []
class U(Entry(A), Entry(), B): pass
print(U.__bases__, U.__orig_bases__[0] is not A, len(U.__orig_bases__), type(U).__name__, seen)
for to in ([A], 5, None):
    e = Entry(); e.to = to
    try:
        class V(e): pass
    except TypeError as err: print(err)
try: type("W", (Entry(A),), {})
except TypeError as e: print(e)
import types
print(types.resolve_bases((Entry(A, B), int)), types.prepare_class("q", (C,))[0].__name__, types.new_class("NC", (A,), {}, lambda ns: ns.update(v=1)).v)
class Reversed(type):
    def mro(cls):
        m = super().mro(); return [m[0]] + m[1:-1][::-1] + [m[-1]] if len(m) > 3 else m
class R1(metaclass=Reversed): name = "r1"
class R2(metaclass=Reversed): name = "r2"
class R3(R1, R2): pass
print([k.__name__ for k in R3.__mro__], R3.name, R3().name)
class Odd(type):
    def mro(cls): return answer(cls)
for answer in (lambda c: [c, int], lambda c: [c, 5, object], lambda c: 5, lambda c: (c, object)):
    try: print(Odd("K", (), {}).__mro__[1:])
    except TypeError as e: print(e)
for bad in ((object, A), (A, A), (bool,), (type(None),), (type(len),), (5,), (A, "s"), (type(lambda: 0), ), (range,), (slice,), (type(...), )):
    try: type("L", bad, {})
    except TypeError as e: print(e)
n = 0
for i in range(60):
    K = (M, N, type)[i % 3](f"K{i}", ((A,), (B,), ())[i % 3], {"v": i})
    n += K.v + (type(K) is N)
print(n)
