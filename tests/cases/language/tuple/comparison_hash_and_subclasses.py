# Tuples: comparison element by element with identity first, hashing, subclasses and namedtuples, methods and errors, concatenation, in hot loops as keys.
from collections import namedtuple
nan = float("nan")
class E:
    def __init__(self, n): self.n = n
    def __eq__(self, o): log.append(f"{self.n}=="); return self.n == getattr(o, "n", o)
    def __lt__(self, o): log.append(f"{self.n}<"); return "" if self.n > getattr(o, "n", o) else "less"
    def __hash__(self): return self.n
class Raise:
    def __eq__(self, o): raise ValueError("eq")
    __hash__ = object.__hash__
log = []
a, b = E(1), E(2)
def act(f):
    try: return f()
    except Exception as e: return f"{type(e).__name__}: {e}"
print((nan,) == (nan,), (nan,) == (float("nan"),), (nan,) < (nan,), (nan, 1) < (nan, 2), (a, b) == (a, b), log, (a, b) == (E(1), b), log, (a, 1) < (E(1), 2), log); log.clear()
P = namedtuple("P", "x y", defaults=[5]); Q = namedtuple("Q", ["a", "_b", "def"], rename=True)
class T(tuple):
    def __new__(cls, *a): return super().__new__(cls, a)
    def __repr__(self): return f"T{tuple(self)}"
    def __eq__(self, o): return "own eq"
    __hash__ = tuple.__hash__
t, p2 = T(1, 2), (1, 2)
for f in (lambda: (1, 2) < (1, 2, 0), lambda: () < (0,), lambda: (1, "a") < (1, 2), lambda: (1, "a") == (1, 2), lambda: (1, 2) < [1, 2], lambda: (1,) == [1], lambda: (1, 2.0, True) == (True, 2, 1.0), lambda: (Raise(),) == (Raise(),), lambda: (r := Raise(),) == (r,), lambda: Raise() in (1,), lambda: 1 in (Raise(), 1), lambda: (1, 2, 1).count(1), lambda: (1, 2).index(2), lambda: (1, 2).index(3), lambda: (1, 2, 1).index(1, 1), lambda: (1, 2).index(2, -1, 100), lambda: (1, 2).index(), lambda: (1, 2).count(), lambda: (1,) + [2], lambda: (1,) + None, lambda: () + (), lambda: (1,) * 3, lambda: 2 * (1, 2), lambda: (1,) * -1, lambda: (1,) * "a", lambda: (1,) * 1.0, lambda: (1, 2)[2], lambda: p2["a"], lambda: p2[1.0], lambda: (1, 2).append, lambda: (1, 2).__setitem__, lambda: tuple(5), lambda: tuple([1], 2), lambda: tuple(x=1), lambda: tuple("ab"), lambda: tuple({1: 2}), lambda: tuple(t) is t, lambda: type(tuple(t)).__name__, lambda: t == (1, 2), lambda: (1, 2) == t, lambda: (1, 3) != t, lambda: t + (3,), lambda: type(t + ()).__name__, lambda: type(t[:]).__name__, lambda: type(t * 1).__name__, lambda: repr((1,)), lambda: repr(((),)), lambda: repr((t, "a", 1.0)), lambda: str(()), lambda: P(1), lambda: P(1, 2) == (1, 2), lambda: P(1, 2, 3), lambda: P(), lambda: P(y=1, x=2), lambda: P(1, z=2), lambda: P(1)._replace(x=9), lambda: P(1)._replace(q=9), lambda: P(1)._asdict(), lambda: P._make([1, 2]), lambda: P._make([1]), lambda: P._fields + P(1)._fields[:1], lambda: P._field_defaults, lambda: Q._fields, lambda: P(1).x, lambda: P(1).z, lambda: P(*"ab") + ("c",), lambda: {P(1, 2): "v"}[1, 2], lambda: P(3, 4) < (3, 5), lambda: "%s %s" % P(1, 2), lambda: (lambda x, y: x - y)(*P(9, 2)), lambda: namedtuple("X", "a a"), lambda: namedtuple("X", "1a"), lambda: namedtuple("class", "a"), lambda: namedtuple("X", "_a"), lambda: namedtuple("X", "a", defaults=[1, 2]), lambda: P.x.__doc__, lambda: P.__doc__, lambda: P.__match_args__, lambda: hash(P(1, 2)) == hash((1, 2)), lambda: hash(([],)), lambda: hash(t) == hash((1, 2)), lambda: len({(1, 2), (1.0, 2), P(1, 2)}), lambda: min([(2, "b"), (1, "z"), (1, "a")]), lambda: sorted([(2,), (), (1, 5), (1,)]), lambda: (*(1, 2), *"a"), lambda: (x := (1,), 2), lambda: ((1, 2), 3)[0][1], lambda: isinstance(P(1), tuple), lambda: max((), default=()), lambda: sum([(1,), (2,)], ())): print(act(f))
d, total = {}, 0
for i in range(400):
    k = (i % 7, str(i % 3)) if i % 2 else (i % 5, i % 3, (i % 2,))
    if i > 150 and i % 3 == 0: k = P(i % 4, float(i % 3))
    if i > 250 and i % 5 == 0: k = T(*k)
    if i > 300 and i % 7 == 0: k = (E(i % 3), nan)
    d[k] = d.get(k, 0) + i
    x, *rest = k
    total += len(rest) * 3 + (k > (3,) if type(x) is int and not isinstance(k, T) else 0) + (k == k) * 1 if type(k) is not T else 7
print(len(d), total, sum(v for v in d.values()), len(log) > 0)
swap = (1, 2, 3)
for i in range(150):
    a, b, c = swap; swap = b, c, a
    if i == 70: swap = swap[::-1]
    if i == 100: swap = [*swap]
    if i == 120: swap = T(*swap)
print(swap)
