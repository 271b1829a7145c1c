# enum.Flag and IntFlag: combination, iteration, containment, inversion, boundaries, repr, named masks.
from enum import *
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
class P(Flag):
    R = auto(); W = auto(); X = auto()
    RW = R | W
class I(IntFlag):
    A = 1; B = 2; D = 8
print(P.R | P.X, repr(P.R | P.X), P.RW, P(3), P(0), repr(P(0)), bool(P(0)), bool(P.R), P.R in P.RW, P.X in P.RW, P.RW & P.W, P.RW ^ P.R, ~P.R, ~P(0), list(P.R | P.X), len(P.RW), list(P), P["RW"], P.RW.value, (P.R | P.X).name, P.R | P.R is P.R, t(lambda: P.R | 1), t(lambda: P.R + P.W), P.R == 1, P.R < P.W if False else "", hash(P.R) == hash(P(1)), P(7), P.R.name, str(P.R), f"{P.R | P.W}")
print(I.A | I.B, repr(I.A | I.B), I(3), I(4), repr(I(12)), I.A | 4, I.A + 1, ~I.A, I.A & 5, I(0), list(I(11)), I.A in I(3), 1 in I(3) if False else "", I.A == 1, I.A < I.B, int(I.D), I.A ^ 1, str(I.A), f"{I.B}", I(-1), bool(I(0)), isinstance(I.A | I.B, I), type(I.A | 16).__name__, (I.A | 16).value)
for b in (STRICT, CONFORM, EJECT, KEEP):
    class Q(Flag, boundary=b):
        A = 1; B = 2
    print(b, repr(t(Q, 7)), t(Q, 4) if b is not KEEP else repr(Q(4)))
class Color(Flag):
    BLACK = 0; RED = 1; BLUE = 2; PURPLE = 3
print(Color.BLACK, repr(Color.RED | Color.BLUE), Color(3) is Color.PURPLE, list(Color.PURPLE), list(Color), Color.BLACK in Color.RED, ~Color.BLACK)
print(P.R.__or__(5), t(lambda: 5 | P.R), verify.__name__, t(lambda: verify(UNIQUE)(Enum("V", {"A": 1, "B": 1}))), t(lambda: verify(CONTINUOUS)(Enum("V", {"A": 1, "B": 3}))), verify(CONTINUOUS)(Enum("V", "A B")).A, global_enum.__name__, EnumMeta is EnumType)
n, acc = 0, P(0)
for i in range(120):
    acc = acc ^ P(1 << i % 3) if i % 4 else ~acc
    n = n * 5 + acc.value + len(acc) + (P.W in acc) + (I(i % 16) & I.B) & 0xffffff
print(n)
