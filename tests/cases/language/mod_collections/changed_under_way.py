# collections changed while they are used in hot loops: deques and dicts mutated in iteration, Counters in place, defaultdicts whose factory raises.
from collections import *


def t(f):
    try:
        return f()
    except (RuntimeError, KeyError, ValueError, IndexError, TypeError) as e:
        return f"{type(e).__name__}: {e}"


def mutate(i):
    d = deque(range(i % 7 + 1), maxlen=9)
    n = 0
    for x in d:
        n += x
        if x == i % 5:
            (d.append, d.appendleft, d.remove, d.rotate)[i % 4](x)
    return n


tally = {}
for i in range(280):
    got = t(lambda: mutate(i))
    tally[got if isinstance(got, str) else "sum"] = tally.get(got if isinstance(got, str) else "sum", 0) + (1 if isinstance(got, str) else got)
print(sorted(tally.items()))


class Grow(defaultdict):
    def __missing__(self, key):
        if key % 5 == 0:
            raise KeyError(f"no {key}")
        self[key] = value = super().__missing__(key) if self.default_factory else -key
        return value


made = 0


def factory():
    global made
    made += 1
    if made % 10 == 0:
        raise ValueError(made)
    return made


g, out, failed = Grow(factory), 0, []
for i in range(150):
    try:
        out += g[i % 37]
    except (KeyError, ValueError) as e:
        failed.append(type(e).__name__[0])
    if i == 100:
        g.default_factory = None
print(out, "".join(failed), made, len(g), 5 in g, g.get(99))
c = Counter("mississippi")
for i in range(100):
    c += Counter({chr(97 + i % 26): i % 3, "m": -1})
    c -= Counter(s=1) if i % 4 else Counter()
    c |= Counter({"z": i % 5})
    if i % 10 == 9:
        c &= Counter({k: 50 for k in c if k != "m"})
print(sorted(c.items()), c.total(), [t(lambda: c["nope"]), t(lambda: c.pop("nope")), t(lambda: Counter(a="x") + Counter(a=1)), t(lambda: Counter.fromkeys("a")), t(lambda: Counter(5))])
P = namedtuple("P", "x y z", defaults=(0,))
points, moved = [P(i, -i) for i in range(50)], 0
for i in range(200):
    p = points[i % 50]
    x, y, z = p
    points[i % 50] = p._replace(z=z + x * y) if i % 3 else P._make((y, x, z + 1))
    moved += points[i % 50] > p
print(moved, points[7], sum(p.z for p in points), points[0]._asdict(), [t(lambda: P(1)), t(lambda: P._make([1])), t(lambda: p._replace(q=1)), t(lambda: namedtuple("Q", "a a")), t(lambda: namedtuple("Q", "def")), t(lambda: namedtuple("Q", ["_a"])), t(lambda: namedtuple("1Q", "a"))])
od = OrderedDict((i, i) for i in range(10))
for i in range(200):
    k = i * 7 % 12
    if k in od:
        od.move_to_end(k, last=i % 2 == 0)
    else:
        od[k] = i
    if i % 6 == 5:
        od.popitem(last=i % 4 == 1)
print(od, od == OrderedDict(reversed(od.items())), od == dict(reversed(od.items())), t(lambda: od.move_to_end("q")), t(lambda: [od.popitem() for _ in range(99)]))
cm = ChainMap({}, {"a": 1, "b": 2}, {"a": 5, "c": 3})
for i in range(150):
    cm["abcd"[i % 4]] = i
    if i % 7 == 0:
        cm = cm.new_child({"a": -i}) if len(cm.maps) < 6 else cm.parents.parents
    if i % 5 == 0:
        cm.pop("d", None) if "d" in cm.maps[0] else t(lambda: cm.pop("d"))
print(sorted(cm.items()), len(cm.maps), t(lambda: cm["zz"]), t(lambda: ChainMap().popitem()), t(lambda: cm.__delitem__("none")), cm.get("zz", 4), bool(ChainMap({}, {})))
q, order = deque([(0, "root")]), []
while q:
    level, name = q.popleft() if len(order) % 3 else q.pop()
    order.append(name)
    if level < 5:
        q.extend((level + 1, name[-1:] + str(k)) for k in range(2))
        q.extendleft([(level + 2, "L")] if level % 2 else [])
print(len(order), order[:6], order[-3:], [t(lambda: deque().pop()), t(lambda: deque([1]).remove(2)), t(lambda: deque([1]).index(5)), t(lambda: deque(maxlen=-1)), t(lambda: deque([1], 1).insert(0, 2)), t(lambda: deque([1])[3])])
