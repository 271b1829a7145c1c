# getattr, setattr, delattr, hasattr, vars, dir: names and defaults, and what AttributeError says.
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
class P:
    kind = "P"
    def __init__(self): self.a = 1
    @property
    def prop(self): return self.a + 1
    @property
    def bad(self): raise AttributeError("inner")
    @property
    def worse(self): raise ValueError("inner")
p = P()
print(getattr(p, "a"), getattr(p, "b", 0), getattr(p, "kind"), getattr(p, "prop", 5), getattr(p, "bad", 5), t(getattr, p, "bad"), t(getattr, p, "worse", 5), t(getattr, p, "nope"), hasattr(p, "bad"), t(hasattr, p, "worse"))
print(t(getattr, p), t(getattr, p, 5), t(setattr, p, 5, 6), t(delattr, p, None), t(hasattr, p, b"a"), t(getattr, p, "a", 1, 2), t(setattr, p, "a"), t(delattr, p, "zz"), t(setattr, p, "prop", 1), t(delattr, p, "prop"))
setattr(p, "not an identifier", 9)
print(getattr(p, "not an identifier"), vars(p), p.__dict__ is vars(p), t(setattr, 5, "x", 1), t(setattr, [], "append", 1), t(setattr, int, "x", 1), t(delattr, int, "real"), t(vars, 5), t(setattr, None, "x", 1), t(setattr, object(), "x", 1))
delattr(p, "a"); print(vars(p), t(getattr, p, "a"), t(delattr, p, "a"), t(delattr, p, "kind"), hasattr(P, "a"))
print([n for n in dir(p) if not n.startswith("__")], [n for n in dir(P) if "o" in n and n[0] != "_"], "x" in dir())
class D:
    def __dir__(self): return ["z", "a"]
class D2:
    def __dir__(self): return 5
print(dir(D()), t(dir, D2()), t(dir, 1, 2), vars(P)["kind"], type(vars(P)).__name__, sorted(vars(type("T", (), {"q": 1}))))
def local(u): v = u; return vars() == locals(), sorted(dir())
print(local(1), t(getattr, 5, "foo"), t(getattr, P, "foo"), t(getattr, len, "foo"), t(getattr, type, "foo"), t(getattr, None, "foo"))
s = 0
for i in range(100):
    setattr(p, "n%d" % (i % 5), getattr(p, "n%d" % (i % 7), i) + 1)
    if hasattr(p, "n3") and i % 11 == 0: delattr(p, "n3")
    s += getattr(p, "n2", 100)
print(s, sorted(vars(p).items(), key=str))
