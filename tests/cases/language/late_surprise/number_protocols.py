# Own numbers walk through every arithmetic operator; conversions, rounding and index uses appear late.
class Num:
    def __init__(self, v): self.v = v
    def __int__(self): return int(self.v)
    def __float__(self): return float(self.v)
    def __index__(self): return int(self.v)
    def __abs__(self): return Num(abs(self.v))
    def __round__(self, n=None): return ('round', self.v, n)
    def __trunc__(self): return 'trunc'
    def __floor__(self): return 'floor'
    def __divmod__(self, o): return 'divmod', o
    def __rdivmod__(self, o): return 'rdivmod', o
    def __pow__(self, e, m=None): return ('pow', e, m)
    def __rpow__(self, b): return ('rpow', b)
    def __matmul__(self, o): return ('@', o)
    def __rlshift__(self, o): return o << self.v
    def __bool__(self): return self.v != 0
    def __complex__(self): return complex(self.v, 1)
    def __neg__(self): return Num(-self.v)
    def __invert__(self): return 'inv'
    def __iadd__(self, o): self.v += o if not isinstance(o, Num) else o.v; return self
    def __radd__(self, o): return o + self.v
    def __hash__(self): return hash(self.v)
n = Num(3)
print(int(n), float(n), [10, 20, 30, 40][n], abs(Num(-2)).v, round(n), round(n, 2), divmod(n, 2), divmod(7, n), n ** 2, 2 ** n, pow(n, 2, 5), n @ 1, 1 << n, complex(n), (-n).v, ~n, bool(Num(0)), hex(n), bin(Num(5)), range(n), 'ab' * n, chr(Num(65)), bytes(Num(2)), '%d %5.1f %x' % (n, n, n), f'{float(n):.2f}', sum([Num(1), Num(2)], 0) if 0 else 5 + n)
import math
print(math.floor(n), math.trunc(n), math.sqrt(Num(16)), math.gcd(Num(12), 18), math.ceil(Num(2)) if hasattr(Num, '__ceil__') else math.ceil(2.5), [0] * Num(2), [5, 6, 7][Num(1):], bytearray(b'abc')[Num(-1)])
s = 0
for i in range(130):
    v = i if i < 100 else Num(i)
    s = s + v if i < 110 else s + int(v) if i < 120 else s + [1, 2, 3][v.v % 3 if i != 125 else 2]
print(s)
acc = Num(0)
same = acc
for i in range(140):
    acc += i if i < 100 else 0.5 if i < 120 else Num(2**61)
print(acc is same, acc.v, type(acc.v).__name__)
for name, bad in {'add': lambda: n + 1, 'idx': lambda: [1][Num(0.5).v], 'fl': lambda: n // 2, 'rng': lambda: range(Num(2).v, 'x'), 'pw': lambda: pow(2, n, 3), 'fmt': lambda: f'{n:d}', 'mul': lambda: n * 2, 'neg': lambda: +n, 'xor': lambda: 1 ^ n, 'rm': lambda: 1 @ n, 'chr': lambda: chr(Num(-1)), 'mc': lambda: math.ceil(n)}.items():
    try: print(name, bad())
    except (TypeError, ValueError) as e: print(name, type(e).__name__, e)
Num.__int__ = lambda self: 'seven'
Num.__float__ = lambda self: 7
Num.__index__ = lambda self: 7.0
for bad in (lambda: int(n), lambda: float(n), lambda: [1, 2][n], lambda: 'x' * n, lambda: range(n), lambda: hex(n)):
    try: print(bad())
    except TypeError as e: print(e)
