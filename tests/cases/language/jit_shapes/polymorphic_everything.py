# One arithmetic expression over every pair of number classes, own classes included, in one hot loop.
from fractions import Fraction
class N:
    def __init__(self, v): self.v = v
    def __add__(self, o): return N(self.v + (o.v if isinstance(o, N) else o))
    def __radd__(self, o): return N(o + self.v)
    def __mul__(self, o): return N(self.v * (o.v if isinstance(o, N) else o))
    __rmul__ = __mul__
    def __sub__(self, o): return N(self.v - (o.v if isinstance(o, N) else o))
    def __rsub__(self, o): return N(o - self.v)
    def __eq__(self, o): return self.v == (o.v if isinstance(o, N) else o)
    def __lt__(self, o): return self.v < (o.v if isinstance(o, N) else o)
    def __repr__(self): return f"N({self.v})"
class I(int):
    def __add__(self, o): return I(int.__add__(self, o)) if isinstance(o, int) else NotImplemented
class F(float): pass
vals = [3, -2, 2 ** 63, 0.5, -0.0, True, 1j, I(7), F(2.5), N(4), Fraction(1, 3), -(2 ** 62)]
def calc(a, b): return (a + b) * a - b
acc = []
for i in range(12 * 12 * 2):
    a, b = vals[i % 12], vals[i // 12 % 12]
    try: r = calc(a, b)
    except TypeError as e: r = str(e)
    acc.append(repr(r) + type(r).__name__[0])
print(acc[:24]); print(sum(map(len, acc)), acc[:144] == acc[144:])
t = 0
for i in range(200):
    a, b = vals[i % 12], vals[i * 7 % 12]
    try: t += (a < b) + 2 * (a == b)
    except TypeError: t += 100
    if i == 100: I.__mul__ = lambda self, o: 1; N.__sub__ = lambda self, o: self
print(t, calc(I(2), 3), calc(N(2), N(3)), calc(F(1), I(2)))
