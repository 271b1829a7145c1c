# Objects made in a loop that mostly die at once, but sometimes escape: stored, compared, raised, yielded, captured.
class V:
    __slots__ = ("x", "y")
    def __init__(self, x, y): self.x, self.y = x, y
    def __add__(self, o): return V(self.x + o.x, self.y + o.y)
    def __mul__(self, k): return V(self.x * k, self.y * k)
    def dot(self, o): return self.x * o.x + self.y * o.y
class Oops(Exception):
    def __init__(self, v): self.v = v
kept, acc = [], V(0, 0)
for i in range(200):
    v = V(i, -i) * 2 + V(1, 1.0 if i > 100 else 1)
    acc = acc + v
    if i % 50 == 0: kept.append(v)
    if i % 60 == 59:
        try: raise Oops(v)
        except Oops as e: kept.append(e.v); acc = e.v + acc
    if i == 120: v.x = v; kept.append(v.x is v)
    if i == 150: alias = acc; alias.x += 1
print(acc.x, acc.y, [k if isinstance(k, bool) else (k.y) for k in kept], alias is acc)
def pairs(n):
    last = None
    for i in range(n):
        t = (i, [i], {"i": i})
        if last is not None and last[0] % 10 == 9: yield last, t
        last = t
print([(a[0], b[1]) for a, b in pairs(50)], len({id(a) for a, b in pairs(80)}) > 0)
def fs(n):
    out = []
    for i in range(n):
        box = [i]
        get = lambda: box[0] * 2
        if i % 20 == 10: out.append((get, box)); box = [100 + i]
    return [g() for g, b in out], [b for g, b in out], box
print(fs(90))
cell = None
def link(n):
    head = None
    for i in range(n):
        head = (i, head) if i % 3 else head
        if i == n - 1: return head
h, depth = link(100), 0
while h: depth += h[0]; h = h[1]
print(depth)
s = 0
for i in range(150):
    a, b = divmod(i, 7); p = (a, b); q = {"a": a, **{"b": b}}; r = [*p, *q.values()]
    s += p[0] * q["b"] + len(r) + (p == (q["a"], q["b"])) + (r[0] is p[0])
    if i == 99: print(p, q, r)
print(s)
