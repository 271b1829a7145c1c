# Chained comparisons: middle evaluated once, stops early, mixed operators, results that are no bools, exceptions half way, in conditions of hot loops.
log = []
def t(v): log.append(v); return v
def show(v): r = list(log); log.clear(); return v, r
print(show(t(1) < t(2) < t(3)), show(t(1) < t(0) < t(3)), show(t(1) == t(1) != t(2) is not t(None)), show(t(1) in t([1]) in t([[1]])), show(not t(3) > t(2) > t(1)))
class Odd:
    def __init__(self, n): self.n = n
    def __lt__(self, o): log.append(f"{self.n}<"); return [] if self.n > 2 else ["yes", self.n]
    def __gt__(self, o): log.append(f"{self.n}>"); return []
    def __le__(self, o): log.append(f"{self.n}<="); return self.n
    __ge__ = __le__
    def __eq__(self, o): return "" if self.n else "eq"
    __hash__ = None
a, b, c = Odd(1), Odd(2), Odd(3)
print(show(a < b < c), show(c < b < a), show(a < c < b), show(a == b == c), show(Odd(0) == a == b), show(Odd(0) == Odd(0) == Odd(0) < a), show(5 > a), show(a != b), show(Odd(0) != 1))
class NoTruth:
    def __init__(self, n): self.n = n
    def __lt__(self, o): return self
    def __bool__(self): raise ValueError(f"truth of {self.n}")
n = NoTruth(1)
for f in (lambda: n < 2, lambda: n < 2 < 3, lambda: 1 < 2 < n, lambda: 3 < 2 < n < n, lambda: 1 < "s" < 2, lambda: 2 < 1 < "s", lambda: 1 < 2 < "s", lambda: None in 5 in [1], lambda: 1 in [1] < 2, lambda: (n < 1) is n < 2, lambda: 1 < 2 == 2 in (2, 3) is not False, lambda: "a" < "b" < "ba" <= "ba" != "c", lambda: 1 < float("nan") < 2, lambda: 0 == -0.0 == False == 0j, lambda: {1} < {1, 2} > {2} == {2}, lambda: [1] < [1, 2] < [2] < [2, []], lambda: (1, "a") < (1, "b") < (2, None), lambda: 1 is 1 == True):
    try: r = f(); print(r if r is not n else "n itself")
    except (TypeError, ValueError) as e: print(type(e).__name__, e)
hits = [0] * 6
lo, hi = 10, 50
for i in range(300):
    v = (i * 7 % 100, float(i % 77), i % 2 == 0, i * 10 ** 18)[i % 4]
    if lo < v < hi: hits[0] += 1
    if lo <= v <= hi <= 60: hits[1] += 1
    if not lo < v: hits[2] += 1
    hits[3] += 0 < v % 5 < 3 != 2
    while lo < hi < v < 100: hits[4] += 1; hi = hi + 7 if i < 250 else Odd(3)
    hits[5] += 1 if v == i % 77 != lo else 0
    if i == 100: lo = 10.5
    if i == 200: lo, hi = -1, 2 ** 62
    if i == 250: hi = Odd(9)
    if i == 280: lo = Odd(2); hi = Odd(0)
print(hits, len(log), log[-4:])
log.clear()
try:
    for i in range(100):
        x = i if i < 90 else str(i)
        if 0 <= x < 1000 > 5: log.append(x)
except TypeError as e: print(e, len(log))
x = [1, 2, 3]
print([p for p in x if 1 < p < 3], [1 < p for p in x if p < 3 > 1], sorted(x, key=lambda p: 1 < p < 3), {p: p == 2 == 2 for p in x}, 1 < (2 < 3), (1 < 2) < 3, 3 > 2 > 1 == True, (3 > 2) > 1 == False)
