# itertools: count with floats and fractions, cycle, repeat; repr, length hints, keywords.
from itertools import count, cycle, repeat, islice
from fractions import Fraction
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
def take(it, n=4): return list(islice(it, n))
print(take(count()), take(count(5)), take(count(-2, 3)), take(count(0.5, 0.1)), take(count(step=2)), take(count(start=1, step=-1)), take(count(2**63 - 2)), take(count(Fraction(1, 2))), take(count(1j)), take(count(10, 0)), t(count, "a"), t(count, 1, "b"), t(count, None))
c = count(3, 2); next(c); print(c, count(), count(1.5), count(1, 1), count(0, 2.5), repr(count(-5)))
print(take(cycle("ab"), 5), take(cycle([]), 3), t(cycle, 5), take(cycle(x for x in (1,)), 3))
r = repeat("x", 3); print(r, r.__length_hint__(), next(r), r, list(r), r, repeat(5), repeat(None, 0), list(repeat(1, -5)), list(repeat(object=2, times=2)), t(repeat, 1, "a"), t(repeat(1).__length_hint__), list(map(pow, range(4), repeat(2))), list(zip(repeat("k"), "ab")), len(list(repeat(0, True))))
class It:
    def __init__(self): self.log = []
    def __iter__(self): self.log.append("iter"); return iter([1, 2])
i = It(); cy = cycle(i); print(take(cy, 5), i.log)
s, cy, co = 0, cycle([3, 1, 4, 1, 5]), count(7, -2)
for k, x in zip(range(200), cy):
    s += x * next(co) + sum(repeat(k, k % 4)) + next(count(k, x))
print(s)
