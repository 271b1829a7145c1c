# Literal patterns compare with ==, None and bools with is; numbers, strings, negatives, complex.
def f(v):
    match v:
        case 0: return "zero"
        case 1.5: return "float"
        case -3: return "minus three"
        case 2 + 3j: return "complex"
        case -1 - 1j: return "negative complex"
        case "a" "b": return "joined"
        case b"x": return "bytes"
        case None: return "None"
        case True: return "True"
        case """multi
line""": return "multi"
        case 0xFF | 1_000: return "hex or thousand"
        case 1 | 2: return "one or two"
    return "no"
class Eq:
    def __init__(self, v): self.v = v
    def __eq__(self, o): return self.v == o
class Loud:
    def __eq__(self, o): seen.append(o); return False
seen = []
for v in (0, False, 0.0, -0.0, 0j, 1.5, -3, -3.0, 2 + 3j, -1 - 1j, "ab", b"x", None, True, 1, 1.0, 2, "multi\nline", 255, 1000.0, Eq(0), Eq(None), Eq("ab"), Eq(True), [], float("nan"), 2 ** 64):
    print(f(v), end=" ")
f(Loud()); print(); print(seen)
class Raises:
    def __eq__(self, o): raise ValueError("eq")
try: f(Raises())
except ValueError as e: print(e)
class Odd:
    def __bool__(self): raise TypeError("bool")
class EqOdd:
    def __eq__(self, o): return Odd()
try: f(EqOdd())
except TypeError as e: print(e)
total = 0
for i in range(200):
    v = (i % 4, float(i % 3), str(i % 2), None, i % 2 == 0, "ab", -3, Eq(i % 3), 2 ** 62 + i)[i % 9]
    total += len(f(v))
    if i == 120: Eq.__eq__ = lambda self, o: o == "ab"
print(total)
