# sort and sorted: stability, keys, reverse, runs, errors in comparisons, and changes during a sort.

def attempt(f, *args, **kw):
    try:
        return repr(f(*args, **kw))
    except Exception as e:
        return f"{type(e).__name__}: {e}"

seed = 99
def rnd(n):
    global seed
    seed = (seed * 1103515245 + 12345) % 2**31
    return seed // 16 % n
for size in (0, 1, 2, 15, 16, 17, 63, 64, 65, 300):
    pairs = [(rnd(10), k) for k in range(size)]
    a = sorted(pairs, key=lambda p: p[0])
    print([p[1] for p in a][:20], a == sorted(pairs), [p[1] for p in sorted(pairs, key=lambda p: p[0], reverse=True)][:20], [p[1] for p in sorted(pairs, key=lambda p: -p[0])][:20])
    runs = list(range(size)) + list(range(size, 0, -1)) + [5] * size
    runs.sort(); print(runs[:5], runs[-5:], len(runs))
class K:
    made = 0
    def __init__(self, v): self.v = v; K.made += 1
    def __lt__(self, o): return self.v < o.v
    def __repr__(self): return f"K{self.v}"
ks = [K(rnd(50)) for _ in range(40)]
print(sorted(ks), sorted(ks, reverse=True)[:5], max(ks, key=lambda k: k.v), min(ks), sorted(["bb", "a", "ccc"], key=len, reverse=True))
class Bad:
    def __lt__(self, o): raise ValueError("no order")
print(attempt(sorted, [Bad(), Bad()]), attempt([3, 1, "x", 2].sort), attempt(sorted, [1, None]), attempt(sorted, [[1], ["a"]]), attempt(sorted, [(1, None), (1, 2)]))
l = [5, 3, 4]
def key(x):
    l.append(x)
    return x
print(attempt(l.sort, key=key), l)
l = [3, 2, 1]
def look(x):
    seen.append(list(l))
    return x
seen = []
l.sort(key=look); print(l, seen)
def failing(x):
    if x == 2: raise KeyError("two")
    return x
l = [3, 2, 1]
print(attempt(l.sort, key=failing), l)
mixed = [1, 2.5, True, 10**20, -3, 0.0, False, 2**61, float("-inf")]
print(sorted(mixed), sorted(mixed, key=str), sorted("The quick brown fox".split(), key=str.casefold), sorted([b"b", b"a", b""]), sorted([(2, "a"), (1, "b"), (1, "a")]), sorted([[3], [1, 2], []]), sorted({"b": 1, "a": 2}.items(), key=lambda kv: kv[1]), sorted([3, 1, 2], key=lambda x: -x), sorted([float("nan"), 1, 2])[1:] == [1, 2])
print([1, 3, 2].sort(), attempt([1].sort, None), attempt([1].sort, cmp=1), attempt(sorted, [1, 2], lambda x: x))
n = 0
for k in range(60):
    l = [(x * 37 + k) % 23 for x in range(k)]
    l.sort(key=lambda x: (x % 5, x)); n += sum(i * x for i, x in enumerate(l)) if False else sum([i * x for i, x in enumerate(l)])
    l.sort(reverse=k % 2 == 0); n += l[0] if l else 0
print(n)
