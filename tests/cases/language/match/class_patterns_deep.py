# Class patterns: positional through __match_args__, keywords, nesting, builtin self-patterns, errors.
class P:
    __match_args__ = ("x", "y")
    def __init__(self, x, y): self.x, self.y = x, y
class Q(P): pass
class Bad1: __match_args__ = ["x"]
class Bad2: __match_args__ = (5,)
class None_: pass
def f(v):
    match v:
        case Q(0, y=0): return "q origin"
        case P(x=P(a, b), y=Q(c, _) | P(_, c)): return "nested", a, b, c
        case P(0, y) | P(y, 0): return "axis", y
        case P(x, y) if x == y: return "diagonal", x
        case P(int() as x, str(y)): return "typed", x, y
        case P(): return "other P"
        case bool(b): return "bool", b
        case int(n) | float(n): return "number", n
        case str() as s if len(s) > 3: return "long", s
        case str(s): return "str", s
        case list([a, *_]) | tuple([a, *_]): return "first", a
        case dict({"k": str(k)}): return "dict", k
        case bytes(b) | bytearray(b): return "bytes", len(b)
        case set() | frozenset(): return "set"
        case type(): return "type", v.__name__
    return "none"
vals = [Q(0, 0), P(P(1, 2), Q(3, 4)), P(P(1, 2), P(5, 6)), P(0, 7), P(8, 0), P(3, 3), P(1, "a"), P("a", 1), True, 5, 2.5, "hello", "hi", [1, 2], (3,), [], {"k": "v"}, {"k": 1}, b"ab", {1}, int, None, Q(0, 1)]
for v in vals: print(f(v), end=" ")
print()
for src in ("P(1, 2, 3)", "Bad1(1)", "Bad2(1)", "None_(1)", "int(1, 2)", "P(1, x=2)", "5()", "f()", "int(real=5)", "P(z=1)", "dict(a=1)"):
    try:
        ns = dict(globals()); exec(f"v = P(1, 2) if {src.startswith('P')} else Bad1() if {'Bad1' in src} else Bad2() if {'Bad2' in src} else None_() if {'None' in src} else 5\nmatch v:\n  case {src}: r = 'yes'\n  case _: r = 'no'", ns); print(src, ns["r"])
    except (TypeError, SyntaxError) as e: print(src, type(e).__name__, str(e).split(" (")[0])
total = 0
for i in range(150):
    total += len(str(f(vals[i % len(vals)])))
    if i == 50: P.__match_args__ = ("y", "x")
    if i == 60: P.__match_args__ = ("x", "y")
    if i == 110: P.f = 5
print(total)
