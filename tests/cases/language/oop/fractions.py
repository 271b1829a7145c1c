# Exact fractions with normalised signs, mixed arithmetic, ordering, hashing, powers and floats.
class Frac:
    made = 0
    def __init__(self, n, d=1):
        if d == 0: raise ZeroDivisionError(f'Frac({n}, 0)')
        a, b = abs(n), abs(d)
        while b: a, b = b, a % b
        if d < 0: a = -a
        self.n, self.d = n // a, d // a
        Frac.made += 1
    def _op(f):
        def op(self, o):
            if isinstance(o, int): o = Frac(o)
            if isinstance(o, float): return f(Float(self.n / self.d), Float(o)).n
            if not isinstance(o, Frac): return NotImplemented
            return f(self, o)
        def rop(self, o):
            if isinstance(o, int): return f(Frac(o), self)
            if isinstance(o, float): return f(Float(o), Float(self.n / self.d)).n
            return NotImplemented
        return op, rop
    def make(self, n, d): return Frac(n, d)
    __add__, __radd__ = _op(lambda a, b: a.make(a.n * b.d + b.n * a.d, a.d * b.d))
    __sub__, __rsub__ = _op(lambda a, b: a.make(a.n * b.d - b.n * a.d, a.d * b.d))
    __mul__, __rmul__ = _op(lambda a, b: a.make(a.n * b.n, a.d * b.d))
    __truediv__, __rtruediv__ = _op(lambda a, b: a.make(a.n * b.d, a.d * b.n))
    def __pow__(self, k): return Frac(self.n ** k, self.d ** k) if k >= 0 else Frac(self.d ** -k, self.n ** -k)
    def __eq__(self, o): return (self.n, self.d) == (o.n, o.d) if isinstance(o, Frac) else self.n == o * self.d
    def __lt__(self, o): return self.n * o.d < o.n * self.d if isinstance(o, Frac) else self.n < o * self.d
    def __hash__(self): return hash(self.n) if self.d == 1 else hash((self.n, self.d))
    def __float__(self): return self.n / self.d
    def __int__(self): return int(self.n / self.d) if abs(self.n) < 2**50 else self.n // self.d
    def __repr__(self): return f'{self.n}/{self.d}' if self.d != 1 else str(self.n)
class Float(Frac):
    def __init__(self, v): self.n, self.d = v, 1.0
    def make(self, n, d): return Float(n / d)
print(Frac(6, -8), Frac(1, 2) + Frac(1, 3), 1 - Frac(1, 4), Frac(2, 3) * 3, 2 / Frac(4, 5), Frac(1, 2) + 0.25, 0.5 * Frac(1, 2), Frac(2, 3) ** -3, float(Frac(1, 8)), int(Frac(-7, 2)))
h, at = Frac(0), []
for i in range(1, 121):
    h += Frac(1, i)
    if i in (1, 2, 10, 40, 41, 120): at.append((i, len(str(h.n)), len(str(h.d)), float(h) < 5.4))
    if i <= 6: print(h, end=' ')
print(at)
x = Frac(1)
for i in range(6): x = (x + 2 / x) / 2
print(len(repr(x)), repr(x)[:30], float(x), x < 2, Frac(1, 3) < Frac(1, 2), Frac(4, 2) == 2, {Frac(2): 'two'}[2], sorted([Frac(1, 2), Frac(-3, 4), 0, Frac(5, 3)], key=float))
def egypt(f):
    while f.n:
        d = -(-f.d // f.n)
        yield d
        f = f - Frac(1, d)
for f in (Frac(3, 7), Frac(5, 121), Frac(7, 15), Frac(2)): print(f, list(egypt(f))[:5])
total = 0
for i in range(100): total = total + (Frac(i, 7) if i != 90 else 0.5)
print(total, Frac.made)
for bad in (lambda: Frac(1, 0), lambda: Frac(1) / 0, lambda: Frac(1) + 'x', lambda: [] - Frac(1), lambda: Frac(0) ** -1):
    try: print(bad())
    except (ZeroDivisionError, TypeError) as e: print(type(e).__name__, e)
