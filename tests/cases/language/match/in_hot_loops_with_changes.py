# match in hot loops: subjects that change kind, classes whose __match_args__ and attributes change, many arms.
class Pt:
    __match_args__ = ("x", "y")
    def __init__(self, x, y): self.x, self.y = x, y
class Circle:
    __match_args__ = ("center", "r")
    def __init__(self, c, r): self.center, self.r = c, r
def describe(s):
    match s:
        case Circle(Pt(0, 0), r): return "origin circle", r
        case Circle(Pt(x, y) as c, r) if x == y: return "diagonal", c.x + r
        case Circle(r=r): return "circle", r
        case Pt(x=int(x), y=0): return "on axis", x
        case Pt(x, y): return "pt", x, y
        case {"type": "pt", "x": x, **rest}: return "dict", x, len(rest)
        case [Pt(x), *more]: return "list of", x, len(more)
        case [int() | float() as n, *_, str(s)]: return "num..str", n, s
        case (a, b) | [a, b, _]: return "two", a, b
        case str() if s.isdigit(): return "digits", int(s)
        case "quit" | "exit": return "bye",
        case int(n) if n > 2 ** 62: return "huge",
        case bool() | None: return "const", s
        case int() | float(): return "num", s
        case _: return "unknown",
shapes = [Circle(Pt(0, 0), 1), Circle(Pt(2, 2), 0.5), Circle(Pt(1, 2), 3), Pt(5, 0), Pt(1.5, 0), {"type": "pt", "x": 1, "y": 2}, [Pt(7, 8), 1, 2], [1, 2, "z"], (1, 2), [1, 2, 3], "42", "quit", 2 ** 63, True, None, 3, 2.5, object, b"x", {}, []]
for s in shapes: print(*describe(s), end="; ")
print()
count = {}
for i in range(210):
    s = shapes[i * 8 % 21]
    k = describe(s)[0]; count[k] = count.get(k, 0) + 1
    if i == 70: Pt.__match_args__ = ("y", "x")
    if i == 120: Circle.__match_args__ = ("center", "r", "extra")
    if i == 150: shapes[3] = Pt(0, 0); Pt.x = property(lambda self: 0, lambda self, v: None)
    if i == 180: del Pt.x
print(count)
