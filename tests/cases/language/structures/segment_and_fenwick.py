# Fenwick and segment trees with sums, minima and lazy updates, sparse tables, prefix and difference arrays.
class Fenwick:
    def __init__(self, n): self.t = [0] * (n + 1)
    def add(self, i, v):
        i += 1
        while i < len(self.t): self.t[i] += v; i += i & -i
    def sum(self, i):
        s = 0
        while i: s += self.t[i]; i &= i - 1
        return s
class Seg:
    def __init__(self, a, f, e):
        self.n, self.f, self.e = len(a), f, e
        self.t = [e] * self.n + list(a)
        for i in range(self.n - 1, 0, -1): self.t[i] = f(self.t[2 * i], self.t[2 * i + 1])
    def set(self, i, v):
        i += self.n
        self.t[i] = v
        while i > 1: i >>= 1; self.t[i] = self.f(self.t[2 * i], self.t[2 * i + 1])
    def get(self, l, r):
        a, b, l, r = self.e, self.e, l + self.n, r + self.n
        while l < r:
            if l & 1: a = self.f(a, self.t[l]); l += 1
            if r & 1: r -= 1; b = self.f(self.t[r], b)
            l, r = l >> 1, r >> 1
        return self.f(a, b)
a = [(i * 37 + 3) % 41 for i in range(50)]
fw, mn, cat = Fenwick(50), Seg(a, min, float('inf')), Seg([chr(97 + v % 26) for v in a], lambda x, y: x + y, '')
for i, v in enumerate(a): fw.add(i, v)
bad = 0
for i in range(150):
    k, l = i * 7 % 50, i * 3 % 30
    r = l + i % 20
    v = i if i < 120 else -i if i < 130 else 0.5 if i < 140 else 2**65
    fw.add(k, v - a[k]); mn.set(k, v)
    a[k] = v
    if abs(fw.sum(r) - fw.sum(l) - sum(a[l:r])) > 1e-6 * 2**65 * (i >= 130) or mn.get(l, r) != min(a[l:r], default=float('inf')): bad += 1
print(bad, mn.get(0, 50), cat.get(3, 15), cat.get(7, 7) == '', fw.sum(0))
try: mn.set(50, 'x')
except (IndexError, TypeError) as e: print(type(e).__name__)
class Lazy:
    def __init__(self, n): self.n, self.s, self.d = n, [0] * 4 * n, [0] * 4 * n
    def add(self, l, r, v, i=1, a=0, b=None):
        b = self.n if b is None else b
        if r <= a or b <= l: return
        if l <= a and b <= r: self.s[i] += v * (b - a); self.d[i] += v; return
        m = (a + b) // 2
        self.add(l, r, v, 2 * i, a, m); self.add(l, r, v, 2 * i + 1, m, b)
        self.s[i] = self.s[2 * i] + self.s[2 * i + 1] + self.d[i] * (b - a)
    def sum(self, l, r, i=1, a=0, b=None, up=0):
        b = self.n if b is None else b
        if r <= a or b <= l: return 0
        if l <= a and b <= r: return self.s[i] + up * (b - a)
        m = (a + b) // 2
        return self.sum(l, r, 2 * i, a, m, up + self.d[i]) + self.sum(l, r, 2 * i + 1, m, b, up + self.d[i])
z, plain, wrong = Lazy(24), [0] * 24, 0
for i in range(60):
    l, r, v = i * 5 % 20, i * 5 % 20 + i % 5, i if i != 50 else 2**64
    z.add(l, r, v)
    for k in range(l, min(r, 24)): plain[k] += v
    wrong += z.sum(i % 10, 12 + i % 12) != sum(plain[i % 10:12 + i % 12])
print(wrong, z.sum(0, 24) == sum(plain), plain[:8])
table = [plain]
while 2 ** len(table) <= 24: p = table[-1]; h = 2 ** (len(table) - 1); table.append([max(p[i], p[i + h]) for i in range(len(p) - h)])
def rmq(l, r): k = (r - l).bit_length() - 1; return max(table[k][l], table[k][r - 2 ** k])
print(all(rmq(l, r) == max(plain[l:r]) for l in range(24) for r in range(l + 1, 25)), [len(t) for t in table])
