# Chained comparisons evaluate each operand once and stop early; the result need not be bool.
log = []
def e(v): log.append(v); return v
for f in (lambda: e(1) < e(2) < e(3), lambda: e(3) < e(2) < e(1), lambda: e(1) < e(2) > e(0) == e(0), lambda: e(1) == e(1) != e(2) is not e(None), lambda: e(1) in e([1]) in e([[1]]), lambda: not e(1) < e(2) < e(0), lambda: (e(1) < e(2)) < e(3), lambda: e(1) < (e(2) < e(3)), lambda: e(5) > e(4) > e(3) > e(2) > e(9) > e(0)):
    print(f(), log); log.clear()
class V:
    def __init__(self, n): self.n = n
    def __lt__(self, o): log.append("lt"); return [self.n, o.n] if self.n < o.n else []
    def __eq__(self, o): log.append("eq"); return "equal" if self.n == o.n else ""
    def __contains__(self, o): log.append("in"); return "member"
    def __repr__(self): return f"V{self.n}"
a, b, c = V(1), V(2), V(3)
print(a < b, a < b < c, c < b < a, a == a == b, a > b, b > a, a in b, a not in b, a < b == b, a != a, a != b, log); log.clear()
if a < b < c: print("true chain")
while not (c < b < a): break
print([v for v in (a, b, c) if a == v or a < v < c], log); log.clear()
class NoBool:
    def __bool__(self): raise ValueError("ambiguous")
class Arr:
    def __lt__(self, o): return NoBool()
    __gt__ = __lt__
print(type(Arr() < Arr()).__name__)
try: Arr() < Arr() < Arr()
except ValueError as ex: print(ex)
print(1 < 2 < 3 == 3.0 < 3.5 != 4 <= 4 >= True, float("nan") < 1 < 2, 1 < 2 in [2], 1 in [1] == True, (1 in [1]) == True)
def between(lo, x, hi): return lo <= x < hi
n = 0
for i in range(150):
    lo, hi = (i // 3, i * 2) if i < 60 else (float(i) / 3, 2 ** 63 + i) if i < 110 else (-(2 ** 70), 1e300)
    n += between(lo, i, hi) + (lo < i < hi > i != 7) * 2 + (i == i == i is i) * 4
print(n)
for bad in ("1 < 'a' < 2", "1 < 2 < 'a'", "3 < 2 < 'a'", "[] < [1] < ()", "1j < 2j", "None < None", "1 < None > 2", "{} < {}", "1 in 2", "'a' in 'abc' in 'x'", "1 in 'a'", "object() <= object()"):
    try: print(bad, eval(bad))
    except TypeError as ex: print(bad, "->", ex)
