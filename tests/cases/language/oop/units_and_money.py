# Quantities with units checked by every operator, conversion, money split without loss, sorting and sums.
class UnitError(TypeError): pass
class Unit:
    __slots__ = ('v', 'dim')
    factor = {'m': (1, {'L': 1}), 'km': (1000, {'L': 1}), 's': (1, {'T': 1}), 'h': (3600, {'T': 1}), 'kg': (1, {'M': 1}), '': (1, {})}
    def __init__(self, v, unit=''):
        k, dim = (1, unit) if isinstance(unit, dict) else self.factor[unit]
        self.v, self.dim = v * k, {d: n for d, n in dim.items() if n}
    def _same(self, o):
        if not isinstance(o, Unit): o = Unit(o)
        if o.dim != self.dim: raise UnitError(f'{self.dim or "number"} with {o.dim or "number"}')
        return o.v
    def __add__(self, o): return Unit(self.v + self._same(o), self.dim)
    def __radd__(self, o): return self if o == 0 else Unit(o) + self
    def __sub__(self, o): return Unit(self.v - self._same(o), self.dim)
    def _merge(self, o, s): return {k: self.dim.get(k, 0) + s * o.dim.get(k, 0) for k in {**self.dim, **o.dim}}
    def __mul__(self, o): o = o if isinstance(o, Unit) else Unit(o); return Unit(self.v * o.v, self._merge(o, 1))
    __rmul__ = __mul__
    def __truediv__(self, o): o = o if isinstance(o, Unit) else Unit(o); return Unit(self.v / o.v, self._merge(o, -1))
    def __rtruediv__(self, o): return Unit(o) / self
    def __pow__(self, n): return Unit(self.v ** n, {k: d * n for k, d in self.dim.items()})
    def __lt__(self, o): return self.v < self._same(o)
    def __eq__(self, o): return self.v == self._same(o)
    def to(self, unit): return self.v / Unit(1, unit)._same(self) if Unit(1, unit).dim == self.dim and 0 else (self / Unit(1, unit))
    def __float__(self):
        if self.dim: raise UnitError(f'{self.dim} is no number')
        return float(self.v)
    def __repr__(self): return f'{self.v:g}' + ''.join(f' {k}{n if n != 1 else ""}' for k, n in sorted(self.dim.items()))
d, t = Unit(100, 'km'), Unit(2, 'h')
print(d, t, d / t, float((d / t).to('km') / 1 * Unit(1, 'h')), d ** 2, 1 / t, d * 2 + Unit(5, 'm'), sum([d, d, Unit(1, 'm')]), Unit(3) + 2, sorted([Unit(2, 'km'), Unit(3, 'm'), Unit(1, 'km')]))
for bad in (lambda: d + t, lambda: d + 1, lambda: d < t, lambda: float(d), lambda: d == t, lambda: Unit(1, 'yd'), lambda: d / 0, lambda: sum([d, t])):
    try: print(bad())
    except (UnitError, KeyError, ZeroDivisionError) as e: print(type(e).__name__, e)
pos, vel, acc = Unit(0.0, 'm'), Unit(5.0, 'm') / Unit(1, 's'), Unit(-1, 'm') / Unit(1, 's') ** 2
dt = Unit(0.1, 's')
for i in range(120):
    vel = vel + acc * dt
    pos = pos + vel * dt
    if i == 100:
        try: pos = pos + vel
        except UnitError as e: print(i, e)
print(pos, vel)
class Money:
    def __init__(self, cents, cur='EUR'): self.c, self.cur = cents, cur
    def split(self, *weights):
        total, out, left = sum(weights), [], self.c
        for w in weights: part = self.c * w // total; out.append(part); left -= part
        for i in range(left): out[i % len(out)] += 1
        return [Money(p, self.cur) for p in out]
    def __add__(self, o):
        if not isinstance(o, Money): return NotImplemented
        if o.cur != self.cur: raise UnitError(f'{self.cur} + {o.cur}')
        return Money(self.c + o.c, self.cur)
    __radd__ = lambda self, o: self if o == 0 else NotImplemented
    def __format__(self, spec): return f'{self.cur} {self.c // 100:,}.{self.c % 100:02}' if spec != 'raw' else str(self.c)
    __repr__ = __str__ = lambda self: format(self)
print(Money(1000).split(1, 1, 1), Money(5).split(3, 7), f'{Money(123456789):raw} {Money(123456789)}', sum(Money(10001).split(*range(1, 8))))
tot = Money(0)
for i in range(130): tot += Money(i * 7 if i != 110 else 10**22)
print(tot, sum(m.c for m in tot.split(*[1] * 97)) == tot.c)
for bad in (lambda: Money(1) + Money(1, 'USD'), lambda: Money(1) + 1, lambda: sum([Money(1)], 5), lambda: Money(1).split()):
    try: print(bad())
    except (TypeError, ZeroDivisionError) as e: print(type(e).__name__, e)
