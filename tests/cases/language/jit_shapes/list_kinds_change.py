# Lists whose elements change kind while loops over them are hot: ints, floats, strings, big ints, None.
def total(xs):
    t = 0
    for x in xs: t += x if x.__class__ is not str else len(x)
    return t
l = list(range(20))
out = []
for r in range(60):
    if r == 10: l[3] = 2.5
    if r == 20: l.append("text")
    if r == 30: l[0] = 2 ** 70
    if r == 40: l[5] = True; l.pop()
    if r == 50: l[:] = [0.5] * 20
    out.append(total(l))
print(out[0], out[10], out[20], out[30], out[40], out[50], out[-1])
m = [0] * 10
for i in range(200):
    k = i % 10
    m[k] = m[k - 1] + i if i < 80 else m[k] / 2 if i < 120 else int(m[k]) << 3 if i < 160 else m[k] % 1000
print(m)
f = [float(i) for i in range(30)]
for i in range(100):
    f[i % 30] = f[(i + 1) % 30] * 2 if i % 17 else -0.0 if i % 2 else i
print(f[:8], [x for x in f if x == 0], sum(map(lambda x: isinstance(x, int), f)))
g = [[0] * 5 for _ in range(5)]
for s in range(100):
    i, j = s % 5, s // 5 % 5
    g[i][j] += g[j][i] + 1 if s < 60 else 0.5
    if s == 80: g[2] = g[3]
print(g, g[2] is g[3])
e = []
for i in range(100):
    e.append(i if i % 10 else None)
    if len(e) > 8: e.pop(0); e.insert(0, str(i)); e.reverse()
    if i % 25 == 24: e.sort(key=str); del e[::3]
print(e)
h = [1, 2, 3] * 3
h += h[::-1]; h *= 2; h[1:3] = [9.5]; print(h.count(9.5), h.index(3), sum(h), max(h), sorted(h)[:3], h[-1])
