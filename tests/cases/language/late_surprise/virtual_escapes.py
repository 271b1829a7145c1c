# Short-lived objects that never leave the loop, until one late round keeps, returns, prints or compares them.
class V:
    def __init__(self, x, y): self.x, self.y = x, y
    def __add__(self, o): return V(self.x + o.x, self.y + o.y)
    def norm(self): return self.x * self.x + self.y * self.y
kept, s, acc = [], 0, V(0, 0)
for i in range(200):
    a, b = V(i, 1), V(1, i)
    c = a + b
    s += c.norm() % 7
    if i == 150: kept.append(c); kept.append(a)
    if i == 160: c.extra = 'late'; kept.append(c)
    if i == 170: acc = c
    if i == 180: a.x = b; kept.append(a.x is b)
print(s, [(k.x, k.y) if isinstance(k, V) else k for k in kept], acc.x, vars(kept[2]))
def pairs(n):
    out = []
    for i in range(n):
        t = (i, (i + 1, [i]))
        u, (v, w) = t
        if u + v == 201: out.append(t); w.append('kept')
    return out
print(pairs(150))
def closures(n):
    got = None
    for i in range(n):
        f = lambda k: k + i
        if i == 140: got = f
        s = f(1)
    return got(0), s
print(closures(150))
def boxes(n):
    last, chain = None, 0
    for i in range(n):
        b = [i, last if i > 140 else None]
        if i > 139: last = b
        chain += b[0]
    depth = 0
    while last: depth, last = depth + 1, last[1]
    return chain, depth
print(boxes(160))
def swap(n):
    p = q = V(1, 2)
    for i in range(n):
        p, q = V(q.y, p.x), V(p.y, q.x) if i != 130 else p
    return p.x, p.y, q.x, q.y, p is q
print(swap(120), swap(131), swap(140))
def raised(n):
    for i in range(n):
        o = V(i, -i)
        try:
            if o.x == 133: raise ValueError(o)
        except ValueError as e: return e.args[0].y, e.args[0] is o
print(raised(150))
