# Segments that meet, exactly as ratios; clipping of a polygon; circles and lines.
def meet(p, q, r, s):
    d = (q[0] - p[0]) * (s[1] - r[1]) - (q[1] - p[1]) * (s[0] - r[0])
    if d == 0: return None
    t = (r[0] - p[0]) * (s[1] - r[1]) - (r[1] - p[1]) * (s[0] - r[0])
    u = (r[0] - p[0]) * (q[1] - p[1]) - (r[1] - p[1]) * (q[0] - p[0])
    if d < 0: t, u, d = -t, -u, -d
    if 0 <= t <= d and 0 <= u <= d:
        return [reduced(p[k] * d + t * (q[k] - p[k]), d) for k in (0, 1)]
def reduced(n, d):
    a, b = n, d
    while b: a, b = b, a % b
    return f'{n // a}/{d // a}' if d != a else str(n // a)
segs = [((i * 7 % 20, i * 3 % 17), (i * 11 % 23, i * 13 % 19)) for i in range(1, 13)]
hits = {}
for i, a in enumerate(segs):
    for j, b in enumerate(segs[:i]):
        if (x := meet(*a, *b)) is not None: hits[i, j] = x
print(len(hits))
for k in list(hits)[:8]: print(k, *map(str, hits[k]))
def clip(poly, lo, hi):
    def cut(poly, axis, bound, keep):
        out = []
        for a, b in zip(poly, poly[1:] + poly[:1]):
            ina, inb = keep(a[axis], bound), keep(b[axis], bound)
            if ina: out.append(a)
            if ina != inb:
                t = (bound - a[axis]) / (b[axis] - a[axis])
                out.append(tuple(u + t * (v - u) for u, v in zip(a, b)))
        return out
    for axis in (0, 1):
        poly = cut(poly, axis, lo[axis], lambda v, w: v >= w)
        poly = cut(poly, axis, hi[axis], lambda v, w: v <= w)
    return poly
for shift in range(-6, 8, 2):
    star = [(shift + x, y) for x, y in ((0, 5), (3, -4), (-5, 2), (5, 2), (-3, -4))]
    c = clip(star, (-3, -3), (3, 3))
    print(shift, len(c), [tuple(round(v, 3) for v in p) for p in c[:4]])
def circle_line(r, a, b, c):
    n = a * a + b * b
    x0, y0, rest = -a * c / n, -b * c / n, r * r - c * c / n
    if rest < -1e-12: return []
    if rest < 1e-12: return [(x0, y0)]
    m = (rest / n) ** 0.5
    return [(x0 + b * m, y0 - a * m), (x0 - b * m, y0 + a * m)]
for args in ((5, 1, 0, -3), (5, 0, 1, -5), (1, 1, 1, -9), (13, 3, 4, 0)): print([tuple(round(v, 6) + 0.0 for v in p) for p in circle_line(*args)])
count = 0
for i in range(100):
    a = ((i * 3) % 10, (i * 7) % 11), ((i * 5) % 13, i % 7)
    count += meet(*a, (0, 0), (10, 10)) is not None if a[0] != a[1] else 0
print(count)
