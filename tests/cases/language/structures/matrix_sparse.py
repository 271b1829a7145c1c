# Sparse vectors and matrices in dictionaries: products, slices, transposes, power iteration, page ranks.
class Sparse:
    def __init__(self, cells=()): self.c = {}; [self.__setitem__(k, v) for k, v in dict(cells).items()]
    def __setitem__(self, k, v):
        if v: self.c[k] = v
        else: self.c.pop(k, None)
    def __getitem__(self, k): return self.c.get(k, 0)
    def __add__(self, o):
        out = Sparse(self.c)
        for k, v in o.c.items(): out[k] = out[k] + v
        return out
    def __matmul__(self, o):
        rows, out = {}, Sparse()
        for (i, j), v in o.c.items(): rows.setdefault(i, []).append((j, v))
        for (i, k), v in self.c.items():
            for j, w in rows.get(k, ()): out[i, j] = out[i, j] + v * w
        return out
    @property
    def T(self): return Sparse({(j, i): v for (i, j), v in self.c.items()})
    def __len__(self): return len(self.c)
    def __eq__(self, o): return self.c == o.c
    def row(self, i): return {j: v for (r, j), v in sorted(self.c.items()) if r == i}
eye = Sparse({(i, i): 1 for i in range(12)})
shift = Sparse({(i, (i + 1) % 12): 1 for i in range(12)})
m = eye
for i in range(120):
    m = m @ shift
    if i == 100: m[0, 0] = 2**63
    if i == 105: m[3, 3] = 0.5
    if i == 110: m = m + Sparse({(1, k): -m[1, k] for k in range(12)})
print(len(m), m.row(0), m.row(1), m.row(3), m.T == m, (m.T).T == m, (eye @ m) == m)
links = {'a': 'bc', 'b': 'c', 'c': 'a', 'd': 'ac', 'e': ''}
names = sorted(links)
g = Sparse({(names.index(t), i): 1 / len(links[n]) for i, n in enumerate(names) for t in links[n]})
r = Sparse({(i, 0): 1 / 5 for i in range(5)})
for k in range(60):
    lost = 1 - sum((g @ r).c.values())
    new = Sparse({(i, 0): 0.15 / 5 + 0.85 * ((g @ r)[i, 0] + lost / 5) for i in range(5)})
    if max(abs(new[i, 0] - r[i, 0]) for i in range(5)) < 1e-8: break
    r = new
print(k, {n: round(r[i, 0], 5) for i, n in enumerate(names)}, round(sum(r.c.values()), 9))
def gauss(a, b):
    n = len(b)
    for c in range(n):
        p = max(range(c, n), key=lambda i: abs(a.get((i, c), 0)))
        if not a.get((p, c)): raise ZeroDivisionError(f'column {c}')
        for j in range(n):
            x, y = a.pop((c, j), 0), a.pop((p, j), 0)
            if p == c: a[c, j] = x or y
            else: a[c, j], a[p, j] = y, x
        b[c], b[p] = b[p], b[c]
        for i in range(n):
            if i != c and a.get((i, c)):
                k = a[i, c] / a[c, c]
                for j in range(c, n): a[i, j] = a.get((i, j), 0) - k * a.get((c, j), 0)
                b[i] -= k * b[c]
    return [round(b[i] / a[i, i], 6) + 0.0 for i in range(n)]
for n in (1, 3, 6): print(gauss({(i, j): float((i + 1) ** j) for i in range(n) for j in range(n)}, [float(i * i) for i in range(n)]))
try: gauss({(0, 0): 1.0, (1, 0): 2.0}, [1.0, 2.0])
except ZeroDivisionError as e: print(e)
