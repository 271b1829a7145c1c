# __match_args__: inherited, changed in the loop, wrong kinds, properties as fields, builtin types with one position, errors told.
class Point:
    __match_args__ = ("x", "y")
    def __init__(self, x, y): self.x, self.y = x, y
class Point3(Point):
    __match_args__ = Point.__match_args__ + ("z",)
    def __init__(self, x, y, z): super().__init__(x, y); self.z = z
class Lazy:
    __match_args__ = ("v", "w")
    @property
    def v(self): log.append("v"); return 1
    def __getattr__(self, name): log.append(name); raise AttributeError(name)
log = []
def where(p):
    match p:
        case Point3(0, 0, 0): return "origin3"
        case Point3(x=x, y=y, z=0): return ("flat", x, y)
        case Point3(z=z): return ("z", z)
        case Point(0, 0): return "origin"
        case Point(x, 0) | Point(0, x): return ("axis", x)
        case Point(x, y) if x == y: return ("diagonal", x)
        case Point(x=int() | float() as x, y=str(y)): return ("named", x, y)
        case Point(): return "some"
        case Lazy(1, w): return "never"
        case Lazy(v=v): return ("lazy", v)
        case int(n) | float(n): return ("number", n)
        case str(s) if s: return s
        case bool() | None | "": return "nothing"
        case list([a, *_]) | tuple([a]): return ("first", a)
        case dict({"k": v}): return ("k", v)
        case bytes(b) | bytearray(b): return len(b)
        case set(s) | frozenset(s): return sorted(s)
for p in (Point3(0, 0, 0), Point3(1, 2, 0), Point3(1, 2, 3), Point(0, 0), Point(5, 0), Point(0, 6), Point(4, 4), Point(1.5, "q"), Point("a", "b"), Lazy(), 5, 2.5, True, "", "s", None, [1, 2], [], (7,), (7, 8), {"k": 1}, {}, b"abc", bytearray(2), {3, 1}, object): print(where(p), end=" ")
print(log)
def fails(cls, subject=None):
    try:
        match subject or cls():
            case cls(a, b): return ("matched", a, b)
            case _: return "no"
    except TypeError as e: return str(e)
def kind(args): return type("K", (), {"__match_args__": args, "a": 1, "b": 2})
for args in (("a", "b"), ("a",), (), ["a", "b"], "ab", None, ("a", 5), ("a", "a"), ("a", "nope"), ("a", "b", "c")): print(args, fails(kind(args)))
for cls, s in ((int, 5), (str, "s"), (dict, {}), (object, 5), (complex, 1j), (type(None), None), (Exception, Exception(1))): print(cls.__name__, fails(cls, s))
for pattern in ("5()", "x.y()", "int(1, 2)", "int(a=1)", "K(1, a=2)", "K(a, a=b)"):
    try: exec(f"match 1:\n case {pattern}: print('yes')\n case _: print('no', {pattern!r})", {"K": kind(("a",)), "x": type("X", (), {"y": 5})})
    except (TypeError, SyntaxError) as e: print(pattern, type(e).__name__, e)
total = 0
for i in range(180):
    p = (Point(i % 3, i % 5), Point3(i, i % 2, i % 4), Point(0, i), i)[i % 4]
    r = where(p)
    total += r[-1] if isinstance(r, tuple) else len(r)
    if i == 60: Point.__match_args__ = ("y", "x")
    if i == 110: Point3.__match_args__ = ("z", "y", "x")
    if i == 150: del Point3.__match_args__
    if i == 150: Point.__match_args__ = Point.__match_args__ + ("z",)
print(total)
