# Number special methods that return odd things: wrong types from __int__, __float__, __index__, __complex__, __bool__, __len__, __hash__, __round__, in every place that asks.
import math, operator
def make(**methods): return type("N", (), {k: (lambda v: lambda self, *a: v)(v) for k, v in methods.items()})()
def act(f):
    try: return f()
    except Exception as e: return f"{type(e).__name__}: {e}"
class Sub(int): pass
bad = make(__int__="x", __float__="f", __index__=2.5, __complex__=1, __bool__=1, __len__="l", __hash__="h", __abs__="abs", __neg__=None, __round__="round", __trunc__="trunc", __floor__="floor", __ceil__="ceil", __divmod__="dm", __pow__="pow", __invert__=[], __pos__=())
for name, f in dict(int=int, float=float, complex=complex, bool=bool, len=len, hash=hash, abs=abs, neg=operator.neg, round=round, trunc=math.trunc, floor=math.floor, ceil=math.ceil, index=operator.index, hex=hex, chr=chr, inv=operator.invert, pos=operator.pos, divmod=lambda n: divmod(n, 1), pow=lambda n: pow(n, 2), pow3=lambda n: pow(n, 2, 3), idx=lambda n: [1][n], sl=lambda n: [1][n:], rng=range, mul=lambda n: "a" * n, sqrt=math.sqrt, fmtf=lambda n: "%f" % n, byts=lambda n: bytes([n]), bits=lambda n: 1 << n, to=lambda n: (5).to_bytes(n, "big"), ifs=lambda n: 1 if n else 0, nots=lambda n: not n, ands=lambda n: n and 1, fact=math.factorial, gcd=lambda n: math.gcd(n, 4), isclose=lambda n: math.isclose(n, 1), rnd=lambda n: round(1.5, n), cent=lambda n: "a".center(n), cplx=lambda n: complex(1, n)).items(): print(name, act(lambda: f(bad)))
for f, kinds in ((int, dict(__int__=True)), (int, dict(__int__=Sub(3))), (int, dict(__index__=True)), (int, dict(__trunc__=4)), (int, dict(__trunc__=Sub(4))), (float, dict(__index__=3)), (float, dict(__int__=3)), (complex, dict(__float__=2.0)), (complex, dict(__index__=2)), (bool, dict(__len__=0)), (bool, dict(__len__=-1)), (bool, dict(__len__=True)), (bool, dict(__bool__=0)), (bool, dict(__bool__=NotImplemented)), (len, dict(__len__=True)), (len, dict(__len__=2.0)), (hash, dict(__hash__=-1)), (hash, dict(__hash__=True)), (hash, dict(__hash__=2 ** 65)), (round, dict(__round__=None)), (round, dict()), (math.floor, dict(__float__=2.7)), (math.floor, dict()), (math.trunc, dict(__float__=2.7)), (abs, dict()), (operator.index, dict(__int__=1)), (str, dict(__str__=1)), (repr, dict(__repr__=None)), (bytes, dict(__bytes__="s")), (bytes, dict(__bytes__=b"ok")), (bytes, dict(__index__=2)), (list, dict(__iter__=1)), (iter, dict(__iter__=iter([]))), (next, dict(__next__=5)), (next, dict()), (format, dict(__format__=5)), (reversed, dict(__reversed__="rev")), (dir, dict(__dir__=(2, 1))), (operator.length_hint, dict(__length_hint__=-1)), (operator.length_hint, dict(__length_hint__="x"))):
    import warnings
    with warnings.catch_warnings(): warnings.simplefilter("ignore"); r = act(lambda: f(make(**kinds)))
    print(f.__name__, kinds if " at 0x" not in str(kinds) else "kinds", r if not hasattr(r, "__next__") else "iterator")
class Money:
    def __init__(self, c): self.c = c
    def __float__(self): return self.c / 100
    def __int__(self): return self.c // 100
    def __index__(self): return self.c
    def __bool__(self): return self.c > 0
    def __round__(self, n=None): return Money(round(self.c, n - 2)) if n is not None else int(self)
    def __rsub__(self, o): return Money(o * 100 - self.c)
    def __rpow__(self, o, mod=None): return (o, self.c, mod)
    def __rdivmod__(self, o): return "rdivmod", o
    def __matmul__(self, o): return self.c * o
    def __rlshift__(self, o): return f"{o}<<"
    def __ge__(self, o): return self.c >= o
m = Money(1234); print(float(m), int(m), hex(m), round(m), round(m, 1).c, (20 - m).c, 2 ** m, divmod(7, m), m @ 3, 1 << m, 5 <= m, act(lambda: pow(2, m, 5)), act(lambda: m - 1), math.sqrt(m), f"{float(m):.1f}", [0] * 2000 == [0] * 2000 and "abc"[Money(1)])
total = 0
for i in range(200):
    m = Money(i)
    total += int(m) + round(m) + (1 if m else 5) + float(m) + "ab".find("b", Money(i % 2)) + (3 - m).c
    if i == 80: Money.__bool__ = lambda self: self.c % 2 == 0
    if i == 120: Money.__int__ = lambda self: 1
    if i == 160: del Money.__bool__; Money.__len__ = lambda self: self.c % 3
print(total)
