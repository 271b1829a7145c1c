# Polynomials as callables with arithmetic, division with remainder, gcd, derivatives and printing.
class Poly:
    def __init__(self, *c):
        c = list(c)
        while c and not c[-1]: c.pop()
        self.c = tuple(c)
    @property
    def degree(self): return len(self.c) - 1
    def __call__(self, x):
        out = 0
        for k in reversed(self.c): out = out * x + k
        return out
    def __getitem__(self, i): return self.c[i] if i < len(self.c) else 0
    def __add__(self, o):
        o = o if isinstance(o, Poly) else Poly(o)
        return Poly(*(self[i] + o[i] for i in range(max(len(self.c), len(o.c)))))
    def __neg__(self): return Poly(*(-k for k in self.c))
    def __sub__(self, o): return self + -o
    def __mul__(self, o):
        if not isinstance(o, Poly): return Poly(*(k * o for k in self.c))
        out = [0] * (len(self.c) + len(o.c))
        for i, a in enumerate(self.c):
            for j, b in enumerate(o.c): out[i + j] += a * b
        return Poly(*out)
    __radd__, __rmul__ = __add__, __mul__
    def __pow__(self, n):
        out = Poly(1)
        for _ in range(n): out *= self
        return out
    def __divmod__(self, o):
        if not o.c: raise ZeroDivisionError('division by the zero polynomial')
        q, r = [0] * max(0, self.degree - o.degree + 1), list(self.c)
        for i in range(len(q) - 1, -1, -1):
            k = r[i + o.degree]
            k = k // o.c[-1] if isinstance(k, int) and k % o.c[-1] == 0 else k / o.c[-1]
            q[i] = k
            for j, b in enumerate(o.c): r[i + j] -= k * b
        return Poly(*q), Poly(*r)
    def __floordiv__(self, o): return divmod(self, o)[0]
    def __mod__(self, o): return divmod(self, o)[1]
    def derived(self): return Poly(*[i * k for i, k in enumerate(self.c)][1:])
    def __eq__(self, o): return self.c == (o.c if isinstance(o, Poly) else Poly(o).c)
    def __repr__(self):
        out = ''
        for i in range(self.degree, -1, -1):
            k = self.c[i]
            if k: out += (' - ' if k < 0 else ' + ') + (f'{abs(k):g}' if abs(k) != 1 or not i else '') + ('x' if i else '') + (f'^{i}' if i > 1 else '')
        return out[3:] if out.startswith(' + ') else '-' + out[3:] if out else '0'
x = Poly(0, 1)
p, q = (x + 1) ** 3, x * x - 1
print(p, '|', q, '|', p * q, '|', p - p, '|', divmod(p, q), p // (x + 1), p % (x + 2), p(2), q(0.5), q(10**20))
print(p.derived(), q.derived().derived(), Poly().degree, Poly(0, 0) == 0, 3 + x * 2, -q)
for n in (5, 10, 30): print(n, ((x + 1) ** n).c[n // 2], sum(((x - 2) ** n).c), ((x + 1) ** n)(1))
def gcd(a, b):
    while b.c: a, b = b, a % b
    return a * (1 / a.c[-1])
print(gcd((x - 1) * (x - 2), (x - 2) * (x + 5)), gcd(p, q))
t0, t1, roots = Poly(1), x, []
for i in range(2, 30): t0, t1 = t1, 2 * x * t1 - t0
print(t1.degree, t1.c[1], t1.c[-1], t1(1), t1(0.5))
for i in range(120):
    f = x * x * x - (i if i != 100 else i + 0.5) * x + 1
    r = 3.0
    for _ in range(20): r -= f(r) / (f.derived()(r) or 1)
    if i % 30 == 10 or i == 100: roots.append((i, f'{r:.5f}'))
print(roots, repr(f))
for bad in (lambda: p // Poly(), lambda: p + 'x', lambda: p ** 'a'):
    try: print(bad())
    except (ZeroDivisionError, TypeError) as e: print(type(e).__name__, e)
