# Lists, dicts, sets and objects that several inlined frames, closures, generators and callbacks hold at once and change under each other in hot loops.
shared, table, flags = [], {}, set()
class Box:
    def __init__(self): self.items, self.by, self.n = shared, table, 0
    def push(self, v): self.items.append(v); self.n += 1; return len(shared)
    def trim(self): del self.items[:5]; return shared[0] if shared else None
    def index(self, k): self.by[k] = self.items; return table[k]
box, other = Box(), Box()
def grow(l, n):
    before = len(l)
    for i in range(n): touch(i)
    return len(l) - before
def touch(i): shared.append(i); return shared
def reader():
    i = 0
    while True:
        if i >= len(shared): yield None
        else: yield shared[i]
        i = (i + 1) % 50
r = reader()
def cb(v): shared.append(v) if v % 3 == 0 else flags.add(v); return -v
total, errors = 0, 0
for i in range(300):
    total += box.push(i) + grow(shared, i % 3)
    v = next(r); total += v if isinstance(v, (int, float)) else 7
    if i % 10 == 0: total += len(sorted(range(5), key=cb))
    if i % 15 == 0: box.trim()
    if i % 20 == 0 and i < 180: assert box.index(i) is shared is other.items is table[i]
    if i % 25 == 24: shared[::2] = [float(x) if isinstance(x, int) else x for x in shared[::2]]
    if len(shared) > 150: shared[:] = shared[::3]
    if i == 180: other.items = other.items + ["own"]
    if i == 200: shared = list(shared); errors += box.items is shared
    if i == 220: box.items = shared
    try: total += sum(shared[:3]) + sum(shared[-1:])
    except TypeError: errors += 1
print(total, errors, len(shared), len(table), len(flags), other.items[-1], box.n)
def swapper(a, b):
    a[:], b[:] = b[:], a[:]
    return a, b
x, y = [1, 2, 3], ["a"]
for i in range(90):
    p, q = swapper(x, y)
    p.append(i) if len(p) < 6 else p.clear()
    if i == 40: y = x
    if i == 50: y = [*y, 0.5]
print(x, y)
matrix = [[0] * 4] * 3 + [[0] * 4]
def bump(m, i, j): m[i][j] += 1; return m[i - 1][j]
s = sum(bump(matrix, k % 4, k % 3) for k in range(160)); print(s, matrix, matrix[0] is matrix[1])
d = {"list": [], "self": None}; d["self"] = d
def deep(e, n): e["self"]["list"].append(n); return deep(e["self"], n - 1) if n else len(e["list"])
print([deep(d, k % 5) for k in range(60)][-1], d["self"]["self"]["list"] is d["list"], d["list"][:8])
class Node:
    def __init__(self, v): self.v, self.links = v, []
    def link(self, o): self.links.append(o); o.links.append(self); return self
nodes = [Node(i) for i in range(12)]
for i in range(80): nodes[i * 7 % 12].link(nodes[i * 5 % 12])
def visit(n, seen, f):
    if n in seen: return 0
    seen.add(n); f(n)
    return n.v + sum(visit(m, seen, f) for m in n.links)
def mark(n): n.v += 1; n.links[:] = n.links[:8]
print([visit(nodes[i % 12], set(), mark) for i in range(40)][::8], sum(len(n.links) for n in nodes))
queue, done = [(k, []) for k in range(5)], []
while queue:
    k, path = queue.pop(0)
    path.append(k)
    if len(path) > 6: done.append(path); continue
    if k % 2: queue.append((k * 3 + 1, path))
    else: queue.append((k // 2, path)); queue.append((k + 1, path[:])) if len(path) == 3 else None
print(len(done), done[0], sum(map(sum, done)))
cache = {}
def memo(n, path=()):
    key = n, len(path)
    if key in cache: cache[key].append(n); return cache[key]
    cache[key] = l = [n]
    if n > 1: l += memo(n - 1, path + (n,))[:3]; l.extend(memo(n // 2, path)[:2])
    return l
for i in range(100): res = memo(i % 25)
print(len(cache), sum(map(len, cache.values())), res[:6])
