# type(): one argument, three, keywords, and what classes it refuses.
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
T = type("T", (int,), {"x": 5, "m": lambda self: self + 1, "__doc__": "docs"})
print(T, T(4).m(), T.__doc__, T.__bases__, T.__mro__[1:], T.__name__, T.__qualname__, T.__module__, T.x, T(3) + T(4), type(T(3) + 1).__name__)
print(t(type), t(type, 1, 2), t(type, 1, (), {}), t(type, "A", [], {}), t(type, "A", (), []), t(type, "A", (5,), {}), t(type, "A", (int, str), {}), t(type, "A", (bool,), {}), t(type, "A", (object, int), {}), t(type, "A\0", (), {}), t(type, "A", (int, int), {}), t(type, "A", (type(None),), {}), t(type, "A", (range,), {}))
class Base:
    def __init_subclass__(cls, tag=None, **kw): super().__init_subclass__(**kw); cls.tag = tag
U = type("U", (Base,), {}, tag="hi")
print(U.tag, t(type, "V", (Base,), {}, tag=1, other=2), t(type, "V", (), {}, tag=1))
W = type("W", (), {"__slots__": ("a",), "__qualname__": "Outer.W", "__module__": "mod"})
w = W(); w.a = 1
print(W, t(setattr, w, "b", 1), t(type, "Z", (), {"__qualname__": 5}), t(type, "Z", (), {"__slots__": "1a"}), t(type, "Z", (), {"__slots__": ["a", "a"], "a": 1}), t(type, "Z", (), {"__slots__": 5}))
W.__name__ = "Renamed"; print(W.__name__, W, t(setattr, W, "__name__", 5), t(setattr, W, "__bases__", ()), t(setattr, W, "__bases__", (int,)), t(delattr, W, "__name__"), t(setattr, int, "__name__", "x"))
class M(type):
    def __new__(m, name, bases, ns, **kw): print("new", name, sorted(kw)); return super().__new__(m, name, bases, ns)
    def __init__(cls, name, bases, ns, **kw): print("init", name); super().__init__(name, bases, ns)
    def __call__(cls, *a): print("call", a); return super().__call__()
X = M("X", (), {}, opt=1); X(); print(type(X), type(type(X)), type(X()) is X, type(type.__call__(X)), t(type.__new__, type, "Q", (), {}))
n = 0
for i in range(60):
    C = type(f"C{i}", (Base,) if i % 2 else (), {"v": i, "get": lambda self: self.v})
    n += C().get() * len(C.__name__) + (C.__base__ is Base)
print(n, type(type(1)), type(5) is int, type(n).mro()[0])
