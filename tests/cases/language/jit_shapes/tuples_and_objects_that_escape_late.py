# Tuples, ranges, slices, bound methods, iterators and closures that live in a trace only, until a rare branch lets them out.
kept = []
class Vec:
    __slots__ = ("x", "y")
    def __init__(self, x, y): self.x, self.y = x, y
    def __add__(self, o): return Vec(self.x + o.x, self.y + o.y)
    def __iter__(self): yield self.x; yield self.y
    def dot(self, o): return self.x * o.x + self.y * o.y
    def __eq__(self, o): return self is o or isinstance(o, Vec) and (self.x, self.y) == (o.x, o.y)
def pair(a, b): return a, b, (a, (b,))
class Node:
    def __init__(self, v, nxt): self.v, self.nxt = v, nxt
total = 0
prev = Vec(0, 0)
for i in range(500):
    a = Vec(i, -i); b = a + prev
    p, q, (r, (s,)) = pair(a, b)
    f = q.dot
    total += f(r) % 1009
    if i % 71 == 0: kept.append((f, pair, (p, q)))
    if i % 83 == 9: kept.append(slice(i, b, a).stop); prev = b
    if i % 97 == 1: b.x = float(b.x); kept.append(s is b)
    n = Node(i, Node(i + 1, Node(None, None)))
    n.nxt.nxt.v = n
    if i % 61 == 3: n.nxt.nxt.nxt = n; kept.append(n)
    total += n.nxt.v + n.nxt.nxt.v.v + (n.nxt.nxt.nxt is not None)
    t = (i, i + 1, str(i)) + ((a,) if i % 53 == 0 else ())
    total += t[0] + len(t) + (t < (i, i + 2)) + (t[-1] == a) * 5
    if i == 250: Vec.__add__ = lambda self, o: self
    if i == 400: Vec.dot = lambda self, o: 3
print(total, len(kept), sum(isinstance(k, tuple) for k in kept), kept[0][0](Vec(1, 1)), [tuple(k) for k in kept if type(k) is Vec][:3])
def escaping(n):
    got, box = [], [0]
    for i in range(n):
        c = [i]
        def add(k): c[0] += k; return c[0]
        it = iter((i, i + 1, i + 2)); next(it)
        r = range(i, i + 3); z = zip(r, it); e = enumerate(c)
        if i % 45 == 44: got.append((add, it, r, z, e))
        box[0] += add(1) + r[-1] + (next(z)[1] if i % 5 else 0)
        m = c.append
        if i % 55 == 54: m(add); got.append(m)
        try:
            if i % 65 == 64: raise ValueError(c, r, add)
        except ValueError as err: got.append(err)
        cond = (c, None, r)[i % 3]
        if cond: box[0] += len(cond)
    return got, box[0]
got, n = escaping(220); print(n, [type(g).__name__ for g in got])
print([g[0](5) for g in got if type(g) is tuple], [list(g[1]) for g in got if type(g) is tuple], [list(g[3]) for g in got if type(g) is tuple], [len(g.args[0]) for g in got if isinstance(g, ValueError)], got[0][4].__next__()[1], [g.__self__[0] for g in got if hasattr(g, "__self__")])
def merge(i):
    if i % 2: x = (i, "a")
    elif i % 3: x = [i, "b"]
    else: x = Vec(i, "c")
    y = x
    k, v = x
    return (k, v, x is y, y) if i % 67 == 66 else (k, v, len(v))
print([merge(i)[1:3] for i in range(140)].count(("a", 1)), type(merge(66)[3]).__name__, type(merge(133)[3]).__name__)
def swap(n):
    a, b, c = (1,), [2], {3}
    for i in range(n):
        a, b, c = b, c, a
        if i == n // 2: a = b = c = (a, b)
        if i % 50 == 49: kept.append((a, b, c))
    return type(a).__name__, a == b, len(kept)
print(swap(10), swap(100), swap(151))
