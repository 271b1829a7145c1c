# enum: IntEnum, StrEnum, mixins with str and tuple, arithmetic, formatting, _missing_, nonmember.
from enum import *
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
class N(IntEnum):
    ONE = 1
    TWO = 2
class S(StrEnum):
    A = auto()
    B = "bee"
class T(str, Enum):
    X = "x"
print(N.ONE + N.TWO, N.ONE < N.TWO, N.ONE == 1, N.TWO * "ab", [10, 20, 30][N.TWO], str(N.ONE), repr(N.ONE), f"{N.ONE}", f"{N.ONE:03}", "%d %s" % (N.ONE, N.ONE), N("1") if False else N(1), t(N, "1"), sorted([N.TWO, N.ONE]), isinstance(N.ONE, int), {1: "a"}[N.ONE], N.ONE.bit_length(), int(N.TWO), type(N.ONE + 0).__name__, max(N), sum(N), N.ONE.real, hash(N.ONE) == hash(1), N.ONE is N(True))
print(S.A, repr(S.A), S.A == "a", S.B.upper(), f"{S.B:>5}", S("bee"), t(lambda: StrEnum("Q", {"Z": 5})), str(T.X), repr(T.X), f"{T.X}", T.X == "x", T("x"), T.X + "y", "-".join([S.A, S.B, T.X]), format(T.X, ">3"), isinstance(S.A, str), S.A in {"a": 1}, t(lambda: S(5)))
class P(tuple, Enum):
    O = (0, 0); I = (1, 1)
class F(float, Enum):
    PI = 3.14
class Dt(Enum):
    A = [1]; B = [1]; C = {"k": 1}
print(P.I[0], P((1, 1)), F.PI * 2, repr(F.PI), Dt.B is Dt.A, Dt([1]), Dt({"k": 1}), t(Dt, [2]), list(Dt))
class K(Enum):
    x = 1
    f = lambda self: "func"
    @member
    def g(self): return 1
    n = nonmember(5)
    class Inner: pass
    _ignore_ = ["tmp"]
    tmp = 3
print(K.x.f(), K.n, t(getattr, K, "tmp"))
class W(Enum):
    A = 1
    @property
    def label(self): return self._name_.lower()
    def __str__(self): return f"<{self.label}>"
    def __eq__(self, o): return isinstance(o, W) and o._value_ == self._value_
    __hash__ = Enum.__hash__
print(W.A, f"{W.A}", W.A.label, W.A._value_, [str(w) for w in W])
n = 0
for i in range(120): n = n * 3 + N(i % 2 + 1) * i + len(S(["a", "bee"][i % 2])) + (N.ONE < i) + (T.X == "xy"[i % 2]) & 0xffffff
print(n)
