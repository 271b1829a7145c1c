# Maximum flow by shortest augmenting paths, a minimum cut, and a matching made of it.
from collections import deque
class Flow:
    def __init__(self): self.adj, self.to, self.cap = {}, [], []
    def edge(self, a, b, cap):
        for x, y, c in ((a, b, cap), (b, a, 0)):
            self.adj.setdefault(x, []).append(len(self.to))
            self.to.append(y)
            self.cap.append(c)
    def levels(self, s):
        via, queue = {s: None}, deque([s])
        while queue:
            v = queue.popleft()
            for e in self.adj[v]:
                w = self.to[e]
                if self.cap[e] > 0 and w not in via:
                    via[w] = e
                    queue.append(w)
        return via
    def run(self, s, t):
        total, paths = 0, 0
        while t in (via := self.levels(s)):
            v, room = t, float('inf')
            while (e := via[v]) is not None:
                room = min(room, self.cap[e])
                v = self.to[e ^ 1]
            v = t
            while (e := via[v]) is not None:
                self.cap[e] -= room
                self.cap[e ^ 1] += room
                v = self.to[e ^ 1]
            total += room
            paths += 1
        return total, paths
f = Flow()
for a, b, c in [('s', 'a', 16), ('s', 'b', 13), ('a', 'c', 12), ('b', 'a', 4), ('c', 'b', 9), ('b', 'd', 14), ('d', 'c', 7), ('c', 't', 20), ('d', 't', 4)]:
    f.edge(a, b, c)
print(f.run('s', 't'), sorted(f.levels('s')))
for size in (4, 6, 9, 12):
    m = Flow()
    for i in range(size):
        m.edge('s', ('w', i), 1)
        m.edge(('j', i), 't', 1)
        for j in range(size):
            if (i * 5 + j * 3) % 7 < 2: m.edge(('w', i), ('j', j), 1)
    count, paths = m.run('s', 't')
    pairs = [(m.to[e ^ 1][1], m.to[e][1]) for e in range(0, len(m.to), 2) if m.cap[e] == 0 and m.to[e] != 't' and m.to[e ^ 1] != 's']
    print(size, count, paths, pairs)
h = Flow()
h.edge('s', 'm', 2**70); h.edge('m', 't', 2**65 + 1); h.edge('s', 't', 0.5)
print(h.run('s', 't'))
