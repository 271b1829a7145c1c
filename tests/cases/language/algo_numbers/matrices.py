# Matrices as lists: product, powers with big entries, determinant, inverse, over ints and fractions.
class F:
    __slots__ = 'n', 'd'
    def __init__(self, n, d=1):
        a, b = n, d
        while b: a, b = b, a % b
        self.n, self.d = n // a, d // a
    def __sub__(self, o): return F(self.n * o.d - o.n * self.d, self.d * o.d)
    def __mul__(self, o): return F(self.n * o.n, self.d * o.d)
    def __truediv__(self, o): return F(self.n * o.d, self.d * o.n)
    def __radd__(self, o): return F(o * self.d + self.n, self.d)
    def __add__(self, o): return F(self.n * o.d + o.n * self.d, self.d * o.d)
    def __rmul__(self, o): return F(o * self.n, self.d)
    def __eq__(self, o): return self.n == o * self.d
    def __bool__(self): return self.n != 0
    def __str__(self): return f'{self.n}/{self.d}' if self.d != 1 else str(self.n)
def mul(a, b): return [[sum(x * y for x, y in zip(r, c)) for c in zip(*b)] for r in a]
def identity(n): return [[int(i == j) for j in range(n)] for i in range(n)]
def power(m, e):
    out = identity(len(m))
    while e:
        if e & 1: out = mul(out, m)
        m, e = mul(m, m), e >> 1
    return out
for e in (1, 10, 50, 89, 90, 91, 92, 93, 200): print(e, power([[1, 1], [1, 0]], e)[0][1])
print(power([[0, 1, 0], [0, 0, 1], [1, 1, 1]], 30)[2])
def det(m):
    m, sign, prev = [r[:] for r in m], 1, 1
    n = len(m)
    for k in range(n - 1):
        if m[k][k] == 0:
            for r in range(k + 1, n):
                if m[r][k]:
                    m[k], m[r], sign = m[r], m[k], -sign
                    break
            else: return 0
        for i in range(k + 1, n):
            for j in range(k + 1, n):
                m[i][j] = (m[i][j] * m[k][k] - m[i][k] * m[k][j]) // prev
        prev = m[k][k]
    return sign * m[-1][-1]
def inverse(m):
    n = len(m)
    a = [[F(v) for v in r] + [F(v) for v in identity(n)[i]] for i, r in enumerate(m)]
    for c in range(n):
        p = next((r for r in range(c, n) if a[r][c]), None)
        if p is None: raise ZeroDivisionError('singular')
        a[c], a[p] = a[p], a[c]
        a[c] = [v / a[c][c] for v in a[c]]
        for r in range(n):
            if r != c and a[r][c]: a[r] = [x - a[r][c] * y for x, y in zip(a[r], a[c])]
    return [r[n:] for r in a]
for n in range(2, 6):
    m = [[(i * 7 + j * j * 3 + i * j) % 11 - 4 for j in range(n)] for i in range(n)]
    d = det(m)
    try:
        inv = inverse(m)
        print(n, d, [str(v) for v in inv[0]], mul(m, inv) == identity(n))
    except ZeroDivisionError as e: print(n, d, e)
print(det([[10**k + i * k for k in range(6)] for i in range(6)]), det([[3**(i * j) for j in range(6)] for i in range(6)]))
rot = power([[0.8, -0.6], [0.6, 0.8]], 50)
print([round(v, 9) for r in rot for v in r], [list(map(len, zip(*identity(3))))])
