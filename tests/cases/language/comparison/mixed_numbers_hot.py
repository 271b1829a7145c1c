# int, float, bool, big ints, Fraction and own numbers compared in hot loops, exactly, near 2**53 and 2**63.
from fractions import Fraction
class C:
    def __init__(self, v): self.v = v
    def __lt__(self, o): return self.v < (o.v if isinstance(o, C) else o)
    def __gt__(self, o): return self.v > (o.v if isinstance(o, C) else o)
    def __eq__(self, o): return self.v == (o.v if isinstance(o, C) else o)
edge = [2 ** 53, 2 ** 53 + 1, float(2 ** 53), 2.0 ** 53 + 2, 2 ** 63, 2 ** 63 - 1, 2.0 ** 63, -(2.0 ** 63), -(2 ** 63) - 1, 1e300, 10 ** 300, float("inf"), float("-inf"), float("nan"), 0, -0.0, True, 0.1, Fraction(1, 10), Fraction(1, 3), C(5), 5]
def sig(a, b): return (a < b) + 2 * (a == b) + 4 * (a > b) + 8 * (a != b) + 16 * (a <= b if not isinstance(a, C) and not isinstance(b, C) else 0)
rows = ["".join("%x" % (sig(a, b) % 16) for b in edge) for a in edge]
print(*rows, sep="\n")
tot = 0
for i in range(len(edge) ** 2): tot = (tot * 7 + sig(edge[i % len(edge)], edge[i // len(edge)])) % 1000003
print(tot)
print(2 ** 53 + 1 == float(2 ** 53 + 1), 2 ** 53 + 1 > 2.0 ** 53, 10 ** 400 > 1e308, -(10 ** 400) < float("-inf"), 0.1 + 0.2 == Fraction(3, 10), Fraction(1, 2) == 0.5 == 1 / 2, True == 1.0 == 1, hash(2 ** 63) == hash(2.0 ** 63), min(1, 1.0, True), max(True, 1.0, 1), sorted([3, 2.5, Fraction(5, 2), True, 2 ** 65, -1e9])[:4])
best = None
for i in range(160):
    v = (i * 37 % 101, i * 37 % 101 / 2, 2 ** 62 - i, C(i), Fraction(i, 7), float(i))[i % 6 if i < 100 else i % 2]
    if best is None or best < v: best = v
    if i % 25 == 24: print(best if not isinstance(best, C) else best.v, end=" "); best = None
print()
