# A matrix class with @, slices of rows, augmented operators, transposes, iteration and hashing by content.
class Matrix:
    def __init__(self, rows):
        self.rows = [list(r) for r in rows]
        if len({len(r) for r in self.rows}) > 1: raise ValueError('ragged')
    @classmethod
    def eye(cls, n): return cls([[int(i == j) for j in range(n)] for i in range(n)])
    @property
    def shape(self): return len(self.rows), len(self.rows[0]) if self.rows else 0
    @property
    def T(self): return Matrix(zip(*self.rows))
    def _each(self, o, f):
        if isinstance(o, Matrix):
            if o.shape != self.shape: raise ValueError(f'{self.shape} and {o.shape}')
            return Matrix([[f(a, b) for a, b in zip(r, q)] for r, q in zip(self.rows, o.rows)])
        if isinstance(o, (int, float, complex)): return Matrix([[f(a, o) for a in r] for r in self.rows])
        return NotImplemented
    def __add__(self, o): return self._each(o, lambda a, b: a + b)
    def __sub__(self, o): return self._each(o, lambda a, b: a - b)
    def __mul__(self, o): return self._each(o, lambda a, b: a * b)
    def __rmul__(self, o): return self * o
    def __neg__(self): return self * -1
    def __matmul__(self, o):
        if self.shape[1] != o.shape[0]: raise ValueError(f'{self.shape} @ {o.shape}')
        cols = list(zip(*o.rows))
        return Matrix([[sum(a * b for a, b in zip(r, c)) for c in cols] for r in self.rows])
    def __imatmul__(self, o): self.rows = (self @ o).rows; return self
    def __pow__(self, n, m=None):
        out, b = Matrix.eye(len(self.rows)), self
        while n:
            if n & 1: out = out @ b
            b, n = b @ b, n >> 1
            if m: out, b = out._each(m, lambda a, k: a % k), b._each(m, lambda a, k: a % k)
        return out
    def __getitem__(self, k):
        if isinstance(k, tuple): return self.rows[k[0]][k[1]] if not any(isinstance(p, slice) for p in k) else Matrix([r[k[1]] if isinstance(k[1], slice) else [r[k[1]]] for r in (self.rows[k[0]] if isinstance(k[0], slice) else [self.rows[k[0]]])])
        return self.rows[k]
    def __setitem__(self, k, v): self.rows[k[0]][k[1]] = v
    def __eq__(self, o): return isinstance(o, Matrix) and self.rows == o.rows
    def __hash__(self): return hash(tuple(map(tuple, self.rows)))
    def __iter__(self): return (v for r in self.rows for v in r)
    def __repr__(self): return '[' + '; '.join(' '.join(f'{v:g}' if isinstance(v, float) else str(v) for v in r) for r in self.rows) + ']'
a, b = Matrix([[1, 2], [3, 4]]), Matrix([[0, 1], [1, 0]])
print(a + b, a - 1, 2 * a, a @ b, -a, a.T, a ** 5, a == Matrix([[1, 2], [3, 4]]), sum(a), a[1], a[1, 0], a[:, 1], a[0, :], a * 0.5, a * 1j)
f = Matrix([[1, 1], [1, 0]])
print([(f ** n)[0, 1] for n in (10, 90, 100)], pow(f, 10**6, 10**9 + 7))
m, seen = Matrix.eye(3), set()
c = Matrix([[0, 0, 1], [1, 0, 0], [0, 1, 0]])
for i in range(130):
    m @= c
    seen.add(m @ Matrix.eye(3))
    if i == 100: m[0, 0] = 2**40
    if i == 110: m[1, 1] = 0.5
    if i == 120: m = m._each(Matrix.eye(3), lambda a, b: int(a) % 7)
print(m, len(seen), m.shape)
for bad in (lambda: Matrix([[1], [1, 2]]), lambda: a + Matrix([[1]]), lambda: a @ Matrix([[1, 2, 3]]), lambda: a + 'x', lambda: a @ 5, lambda: [] - a, lambda: a[5, 5], lambda: a['x'], lambda: a ** 'n'):
    try: print(bad())
    except Exception as e: print(type(e).__name__, e)
g = Matrix([[4, -2], [1, 1]])
v = Matrix([[1.0], [0.0]])
for i in range(60):
    v = g @ v
    n = max(map(abs, v))
    v = v * (1 / n)
print(f'{n:.6f}', [round(x, 6) for x in v])
