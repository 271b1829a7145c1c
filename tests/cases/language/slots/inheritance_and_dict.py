# __slots__ in hierarchies: with and without a dict, several bases, conflicts with class variables, private names, strings and iterables.
def attempt(f):
    try: return f()
    except (TypeError, ValueError, AttributeError) as e: return f"{type(e).__name__}: {e}"
class A: __slots__ = "a", "b"
class B(A): __slots__ = ("c",)
class C(A): pass
class D(A): __slots__ = ("__dict__", "d")
class E: __slots__ = "single"
class F: __slots__ = {"x": "doc of x", "y": None}
class G(B): __slots__ = ("a",)
b = B(); b.a, b.c = 1, 3
print(attempt(lambda: b.b), attempt(lambda: setattr(b, "z", 1)), hasattr(b, "__dict__"), b.a + b.c)
c = C(); c.a = 1; c.z = 2; print(c.__dict__, c.a, C.__dict__.get("__slots__"))
d = D(); d.d = 4; d.free = 5; d.b = 6; print(d.__dict__, d.d, sorted(k for k in D.__dict__ if not k.startswith("__")))
print(E.__slots__, E.single, attempt(lambda: setattr(E(), "s", 1)), F.__slots__, type(F.x).__name__)
g = G(); g.a = "mine"; print(g.a, A.a is not G.a)
for make in (
    lambda: type("X", (), {"__slots__": ("a",), "a": 1}), lambda: type("X", (), {"__slots__": ("a", "a")}), lambda: type("X", (), {"__slots__": (1,)}),
    lambda: type("X", (), {"__slots__": ("no name",)}), lambda: type("X", (), {"__slots__": ("__dict__", "__dict__")}), lambda: type("X", (C,), {"__slots__": ("__dict__",)}),
    lambda: type("X", (int,), {"__slots__": ("a",)}), lambda: type("X", (tuple,), {"__slots__": ("a",)}), lambda: type("X", (int,), {"__slots__": ()})(5) + 1,
    lambda: type("X", (E, F), {}), lambda: type("X", (E, A), {"__slots__": ()}), lambda: type("X", (E, B), {"__slots__": ()}), lambda: type("X", (list,), {"__slots__": ("tag",)})([1]),
    lambda: type("X", (), {"__slots__": 5}), lambda: type("X", (), {"__slots__": b"ab"}), lambda: type("X", (), {"__slots__": ()})().x, lambda: setattr(A.a, "x", 1), lambda: A.a.__get__(5), lambda: A.a.__set__(E(), 1), lambda: delattr(A(), "a"),
):
    r = attempt(make); print(r if not isinstance(r, type) else r.__name__)
class P:
    __slots__ = ("__secret", "open")
    def __init__(self, s): self.__secret = s
    def get(self): return self.__secret
print(P(3).get(), P.__slots__, hasattr(P, "_P__secret"))
total, objects = 0, []
for i in range(160):
    o = (A, B, C, D, G)[i % 5]()
    o.a = i
    if i % 7 == 0: del o.a
    total += getattr(o, "a", -1)
    if i % 5 > 1: o.b = 0.5; total += o.b
    if i == 80: C.a = property(lambda self: 1000, lambda self, v: None, lambda self: None)
print(total)
one, two = A(), G()
one.a = 1
print(attempt(lambda: setattr(one, "__class__", B)), attempt(lambda: setattr(one, "__class__", E)), attempt(lambda: one.__weakref__))
class Same1: __slots__ = ("p", "q")
class Same2: __slots__ = ("p", "q")
s = Same1(); s.p = 5; s.__class__ = Same2; print(type(s).__name__, s.p)
