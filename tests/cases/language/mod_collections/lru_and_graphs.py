# collections at work: an LRU cache, breadth-first search, histograms, inverted index, sliding maxima.
from collections import *
class LRU:
    def __init__(self, n): self.n, self.d, self.hits = n, OrderedDict(), 0
    def get(self, k, make):
        if k in self.d: self.d.move_to_end(k); self.hits += 1
        else:
            self.d[k] = make(k)
            if len(self.d) > self.n: self.d.popitem(last=False)
        return self.d[k]
c = LRU(5); print([c.get(k * k % 9, lambda v: v * 10) for k in range(12)], c.hits, list(c.d))
def bfs(g, s):
    seen, q, order = {s: 0}, deque([s]), []
    while q:
        v = q.popleft(); order.append(v)
        for w in g[v]:
            if w not in seen: seen[w] = seen[v] + 1; q.append(w)
    return order, seen
g = defaultdict(list)
for i in range(20): g[i].extend([(i * 3 + 1) % 20, (i * 7 + 2) % 20])
print(bfs(g, 0))
def maxima(xs, k):
    q = deque()
    for i, x in enumerate(xs):
        while q and q[-1][1] <= x: q.pop()
        q.append((i, x))
        if q[0][0] <= i - k: q.popleft()
        if i >= k - 1: yield q[0][1]
print(list(maxima([5, 1, 4, 2, 8, 0, 3, 3], 3)))
text = "the cat and the dog and the bird sat near the cat"
idx = defaultdict(set)
for i, w in enumerate(text.split()): idx[w].add(i)
words = Counter(text.split()); letters = Counter(text.replace(" ", ""))
print(words.most_common(3), sorted(idx["cat"]), letters["t"], (words & Counter(the=2, cat=9)), sorted((words - Counter(the=4)).items())[:3], letters.total())
Edge = namedtuple("Edge", "a b w", defaults=[1]); es = [Edge(1, 2), Edge(2, 3, 5), Edge(1, 3, 2)]
print(sorted(es, key=lambda e: (e.w, e.a)), sum(e.w for e in es), es[0]._replace(w=9), {e.a: e for e in es}[2])
conf = ChainMap({"debug": 1}, {"debug": 0, "lang": "en"}, {"lang": "xx", "port": 80})
print(dict(conf) == {"lang": "en", "port": 80, "debug": 1}, conf["lang"], conf.new_child({"port": 1})["port"])
n, l = 0, LRU(7)
for i in range(200):
    n = n * 3 + l.get(i * i % 11, lambda v: v + i) & 0xffffff
    if i % 20 == 0: n += sum(maxima([(i * k) % 13 for k in range(15)], 4)) + len(bfs(g, i % 20)[0])
print(n, l.hits)
