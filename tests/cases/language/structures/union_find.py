# Union-find with rollback, islands that join, and Kruskal-like clustering; misuse raises.
class Sets:
    def __init__(self, items=()):
        self.up, self.rank, self.log = {}, {}, []
        for i in items: self.add(i)
    def add(self, i):
        if i in self.up: raise ValueError(f'{i!r} is there already')
        self.up[i], self.rank[i] = i, 0
    def find(self, i):
        while (j := self.up[i]) != i: i = j
        return i
    def join(self, a, b):
        a, b = self.find(a), self.find(b)
        if a == b: return False
        if self.rank[a] < self.rank[b]: a, b = b, a
        self.log.append((b, a, self.rank[a]))
        self.up[b] = a
        if self.rank[a] == self.rank[b]: self.rank[a] += 1
        return True
    def undo(self, mark):
        while len(self.log) > mark:
            b, a, r = self.log.pop()
            self.up[b], self.rank[a] = b, r
    def groups(self):
        out = {}
        for i in self.up: out.setdefault(self.find(i), []).append(i)
        return sorted(out.values(), key=lambda g: (-len(g), g))
s = Sets(range(20))
for i in range(100):
    a, b = i * 7 % 20, (i * i + 3) % 20
    if a % 2 == b % 2: s.join(a, b)
    if i == 4: mark = len(s.log)
print(s.groups())
s.undo(mark)
print([len(g) for g in s.groups()], len(s.log))
s.undo(0)
print(len(s.groups()), all(r == 0 for r in s.rank.values()))
for bad in (lambda: s.add(3), lambda: s.find('x'), lambda: s.join(1, [])):
    try: bad()
    except (ValueError, KeyError, TypeError) as e: print(type(e).__name__, e)
m = Sets(['a', 1, 1.5, (2, 3), None])
print(m.join('a', None), m.join(None, 1.5), m.join('a', 1.5), [len(g) for g in sorted(m.groups.__func__(m) if 0 else [[1]])])
island, seen, count, history = Sets(), {}, 0, []
for step in range(60):
    p = (step * 11 % 8, step * 5 % 9)
    if p in seen: continue
    seen[p] = step
    island.add(p)
    count += 1
    for d in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        q = p[0] + d[0], p[1] + d[1]
        if q in seen and island.join(p, q): count -= 1
    history.append(count)
print(history, max(history))
for y in range(9): print(''.join(chr(97 + sorted({island.find(p) for p in seen}).index(island.find((x, y)))) if (x, y) in seen else '.' for x in range(8)))
