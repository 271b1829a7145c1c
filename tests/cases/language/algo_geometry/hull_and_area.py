# Convex hull, area by the shoelace, point in polygon, closest pair by halves against brute force.
def cross(o, a, b): return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])
def hull(points):
    points = sorted(set(points))
    if len(points) < 3: return points
    def half(ps):
        out = []
        for p in ps:
            while len(out) > 1 and cross(out[-2], out[-1], p) <= 0: out.pop()
            out.append(p)
        return out[:-1]
    return half(points) + half(points[::-1])
def area2(poly): return sum(a[0] * b[1] - a[1] * b[0] for a, b in zip(poly, poly[1:] + poly[:1]))
def inside(p, poly):
    x, y = p
    c = False
    for (x1, y1), (x2, y2) in zip(poly, poly[1:] + poly[:1]):
        if cross((x1, y1), (x2, y2), p) == 0 and min(x1, x2) <= x <= max(x1, x2) and min(y1, y2) <= y <= max(y1, y2): return 'edge'
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1: c = not c
    return c
pts = [((i * 37 + 11) % 53, (i * i * 7 + i) % 47) for i in range(50)]
h = hull(pts)
print(len(h), h, area2(h))
print(all(inside(p, h) for p in pts), sum(inside(p, h) == 'edge' for p in pts), inside((-1, 0), h))
print(hull([(0, 0), (1, 1), (2, 2)]), hull([(3, 3)]), hull([]), area2([(0, 0), (4, 0), (4, 3)]) / 2)
big = [(x << 40, y << 40) for x, y in pts]
print(area2(hull(big)) == area2(h) << 80, area2(hull([(x / 4, y / 4) for x, y in pts])) * 16)
def dist(a, b): return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
def closest(ps):
    if len(ps) < 4: return min((dist(a, b), a, b) for i, a in enumerate(ps) for b in ps[:i])
    m = len(ps) // 2
    best = min(closest(ps[:m]), closest(ps[m:])) if len(ps[m:]) > 1 and m > 1 else closest(ps[:3])
    strip = sorted((p for p in ps if (p[0] - ps[m][0]) ** 2 < best[0]), key=lambda p: p[1])
    for i, a in enumerate(strip):
        for b in strip[i + 1:i + 8]: best = min(best, (dist(a, b), *sorted((a, b), reverse=True)))
    return best
for n in (5, 8, 20, 50):
    ps = sorted(set(pts[:n]))
    print(n, closest(ps)[0], min(dist(a, b) for i, a in enumerate(ps) for b in ps[:i]))
l = [(0, 0), (4, 0), (4, 1), (1, 1), (1, 4), (0, 4)]
for y in range(-1, 6): print(''.join({False: '.', True: '#', 'edge': '+'}[inside((x, y), l)] for x in range(-1, 6)))
