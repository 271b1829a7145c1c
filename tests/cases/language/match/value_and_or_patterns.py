# Value patterns of dotted names, or patterns that bind, literals of each kind by == or is, signed and complex numbers, strings joined, None.
class Colour: RED = "red"; LIMIT = 10; sub = type("Sub", (), {"deep": (1, 2)})
class Loud:
    def __init__(self, v): self.v = v
    def __eq__(self, o): seen.append(o); return self.v == o
    __hash__ = None
seen = []
import math
def kind(v):
    match v:
        case None: return "none"
        case True: return "true"
        case False: return "false"
        case Colour.RED | "r" "ed2": return "red"
        case Colour.LIMIT: return "limit"
        case Colour.sub.deep: return "deep"
        case math.pi: return "pi"
        case -1 | -1.5 | -0.25: return "negative"
        case 3 + 4j | -2j | 1 - 0.5j: return "complex"
        case 0x10 | 0b11 | 1_000: return "based"
        case b"by" | b"\x00": return "bytes"
        case "": return "empty"
        case [1 | 2 as n, ("a" | "b") as s] | {"n": n, "s": s}: return ("bound", n, s)
        case [Colour.LIMIT, *_] | (_, Colour.LIMIT): return "limit inside"
        case (int() | str()) as x if x: return ("guarded", x)
        case [[]] | [{}] | {"e": []}: return "nested empties"
        case {**rest} if len(rest) > 1: return ("rest", sorted(rest))
        case _: return "else"
for v in (None, 1, True, 1.0, False, 0, 0.0, "red", "red2", 10, 10.0, (1, 2), [1, 2], math.pi, -1, -1.5, -0.25, 3 + 4j, -2j, 1 - 0.5j, 16, 3, 3.0, 1000, b"by", b"\0", "", [1, "a"], (2, "b"), [3, "a"], {"n": 5, "s": 6}, [10, 1, 2], [5, 10], [[]], [{}], [{"a": 1}], {"e": []}, {"a": 1, "b": 2}, {}, 7, object): print(kind(v), end=" ")
print()
print(kind(Loud(-1)), seen); seen.clear()
print(kind(Loud("red")), len(seen), seen[0]); seen.clear()
def swap(pair):
    match pair:
        case (a, b) if a > b: pair = b, a
        case (a, b): pass
        case a: b = a
    return pair, a, b
print(swap((2, 1)), swap([1, 2]), swap("ab"))
def leaks(v):
    match v:
        case [x, 5]: return x
        case {"k": [x, y]}: return x, y
    return sorted(k for k in locals())
print(leaks([1, 5]), leaks([1, 6]), leaks({"k": "ab"}), leaks({"k": [8, 9]}))
match = case = _ = 3
print(match + case, [match for match in [1]], (lambda case: case)(2))
match match:
    case 3: case = "soft"
match case, _:
    case ("soft", _): print("underscore", _)
match *[1], 2:
    case 1, two: print(two)
match {"a": 1}["a"]: 
    case case: print(case)
for source in ("match 1:\n case x: pass\n case y: pass", "match 1:\n case x | 1: pass", "match 1:\n case [x] | [y]: pass", "match 1:\n case x, x: pass", "match 1:\n case {'a': 1, 'a': 2}: pass", "match 1:\n case [*a, *b]: pass", "match 1:\n case {**rest, 'a': 1}: pass", "match 1:\n case 1 + 2: pass", "match 1:\n case -x: pass", "match 1:\n case x.y as _: pass", "match 1:\n case f'x': pass", "match 1:\n case {x: 1}: pass", "match 1:\n case C(a=1, 2): pass", "match 1:\n case {**_}: pass", "match 1:\n case (x := 1): pass", "match 1:\ncase 1: pass", "match 1:\n case 1 as x.y: pass"):
    try: compile(source, "s", "exec"); print("fine")
    except SyntaxError as e: print(type(e).__name__, e.msg, e.lineno, e.offset)
count = {}
values = [None, 1, 10, "red", -1.5, [1, "b"], {"n": 0, "s": 1}, 2j, b"by", [10], 99, ""]
for i in range(240):
    r = kind(values[i * 5 % 12] if i % 40 else Loud(i))
    r = r[0] if isinstance(r, tuple) else r
    count[r] = count.get(r, 0) + 1
    if i == 100: Colour.LIMIT = 99
    if i == 170: Colour.RED = -1
print(count, len(seen))
