# Counter, defaultdict, deque, OrderedDict and namedtuple inside long loops: word counts, queues, LRU, sparse grids, breadth first.
from collections import ChainMap, Counter, OrderedDict, defaultdict, deque, namedtuple

words = [("the", "quick", "brown", "fox", "jumps")[i * i % 5] + "s" * (i % 3 == 0) for i in range(500)]
c = Counter()
for w in words:
    c[w] += 1
print(c.most_common(3), c == Counter(words), c.total(), sum((c & Counter(words[:100])).values()), (c - Counter(words[::2])).most_common(2), +Counter(a=-1, b=0, c=3), c["missing"], "missing" in c)
letters = Counter()
for w in words:
    letters.update(w)
    letters.subtract(w[:1])
print(sorted(letters.items())[:5], letters.total(), list(Counter(b=2, a=1).elements()))
tree = lambda: defaultdict(tree)
root = tree()
for i in range(200):
    root[i % 3][i % 5][i % 7] = i
print(sorted((a, len(b), sum(len(x) for x in b.values())) for a, b in root.items()), root[0][0][0])
groups = defaultdict(lambda: [0, 0])
for i in range(400):
    g = groups[i % 11]
    g[0] += 1
    g[1] ^= i
print(dict(groups), groups.default_factory()[:1])
Point = namedtuple("Point", "x y")
grid = {Point(x, y) for x in range(20) for y in range(20) if (x * y) % 7 != 3}
start, goal = Point(0, 0), Point(19, 19)
todo, dist = deque([start]), {start: 0}
while todo:
    p = todo.popleft()
    for n in (p._replace(x=p.x + 1), p._replace(x=p.x - 1), Point(p.x, p.y + 1), Point(p.x, p.y - 1)):
        if n in grid and n not in dist:
            dist[n] = dist[p] + 1
            todo.append(n)
print(dist[goal], len(dist), max(dist.values()))


class LRU(OrderedDict):
    def __init__(self, size):
        super().__init__()
        self.size, self.hits = size, 0

    def __getitem__(self, key):
        value = super().__getitem__(key)
        self.move_to_end(key)
        self.hits += 1
        return value

    def __setitem__(self, key, value):
        super().__setitem__(key, value)
        if len(self) > self.size:
            self.popitem(last=False)


cache = LRU(10)
for i in range(600):
    key = i * i % 23
    try:
        cache[key] += 1
    except KeyError:
        cache[key] = 1
print(cache.hits > 0, list(cache.items())[:4])
ring = deque(range(41))
while len(ring) > 1:
    ring.rotate(-2)
    ring.popleft()
recent = deque(maxlen=5)
sums = 0
for i in range(300):
    recent.append(i)
    sums += sum(recent) if i % 2 else recent[0] * recent[-1]
    recent.extendleft([i] * (i % 2))
print(ring[0], sums, recent, recent.index(recent[2]), recent.count(299))
layers = ChainMap({"a": 1})
for i in range(100):
    layers = layers.new_child({i % 4: i}) if i % 3 else layers.parents or layers
    layers["k"] = i
print(len(layers.maps), layers["k"], sorted(map(str, layers)))
try:
    for i in range(10):
        for k in cache:
            cache.move_to_end(k)
            del cache[k]
except RuntimeError as e:
    print(type(e).__name__)
