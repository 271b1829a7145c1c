# Vectors of any length with all operators, reflected and in place; mismatches raise; NotImplemented.
class Vec:
    __slots__ = ('v',)
    def __init__(self, *v): self.v = v
    def _zip(self, o, f):
        if not isinstance(o, Vec): return NotImplemented
        if len(o.v) != len(self.v): raise ValueError(f'{len(self.v)} and {len(o.v)} components')
        return Vec(*map(f, self.v, o.v))
    def __add__(self, o): return self._zip(o, lambda a, b: a + b)
    def __sub__(self, o): return self._zip(o, lambda a, b: a - b)
    def __mul__(self, k): return Vec(*[a * k for a in self.v]) if isinstance(k, (int, float)) else NotImplemented
    __rmul__ = __mul__
    def __truediv__(self, k): return self * (1 / k)
    def __matmul__(self, o): return sum(a * b for a, b in zip(self.v, o.v))
    def __neg__(self): return -1 * self
    def __pos__(self): return self
    def __abs__(self): return (self @ self) ** 0.5
    def __bool__(self): return any(self.v)
    def __eq__(self, o): return isinstance(o, Vec) and self.v == o.v
    def __hash__(self): return hash(self.v)
    def __lt__(self, o): return abs(self) < abs(o)
    def __len__(self): return len(self.v)
    def __getitem__(self, i): return Vec(*self.v[i]) if isinstance(i, slice) else self.v[i]
    def __iter__(self): return iter(self.v)
    def __repr__(self): return f'<{" ".join(format(x, "g") for x in self.v)}>'
    def __format__(self, spec): return '<' + ' '.join(format(x, spec or 'g') for x in self.v) + '>'
    def __round__(self, n=None): return Vec(*(round(x, n) for x in self.v))
    def __radd__(self, o): return self if o == 0 else NotImplemented
a, b = Vec(1, 2, 3), Vec(4.0, 0.5, -1)
print(a + b, a - b, 2 * a, a * 0.5, a @ b, -a, abs(Vec(3, 4)), a / 2, bool(Vec(0, 0)), a == Vec(1, 2, 3), a[1:], a[-1], f'{b:.2f} {b}')
pos, vel, seen = Vec(0.0, 10.0), Vec(1.0, 0.0), []
for i in range(150):
    vel += Vec(0, -0.1)
    pos += vel * 0.1
    if pos[1] < 0: pos, vel = Vec(pos[0], -pos[1]), Vec(vel[0], -vel[1] * 0.9)
    if i == 140: vel = Vec(10**20, 1)
    if i % 25 == 0 or i > 146: seen.append(round(pos, 3))
print(*seen)
print(sum([Vec(i, i * i) for i in range(50)]), sorted([Vec(3, 4), Vec(1, 1), Vec(0, 2)]), max(Vec(1), Vec(-5)), len({Vec(1, 2), Vec(1.0, 2.0), Vec(2, 1)}))
for bad in (lambda: a + 1, lambda: 1 + a, lambda: a + Vec(1), lambda: a * a, lambda: a @ 3, lambda: a / 0, lambda: 'x' * a, lambda: a[5], lambda: a < 3, lambda: setattr(a, 'w', 1), lambda: sum([a, b], 5)):
    try: print(bad())
    except Exception as e: print(type(e).__name__, e)
x, y, z = a
print(x, y, z, [*b], dict(zip('xyz', a)), 2 in a, round(b), +a is a)
