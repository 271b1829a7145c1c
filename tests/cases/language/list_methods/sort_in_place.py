# list.sort: keys, reverse, stability, errors in the middle, a list looked at while sorting.
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
l = [3, 1, 2]
print(l.sort(), l, l.sort(reverse=True), l, l.sort(key=lambda x: -x), l, t(l.sort, len), t(l.sort, key=5), t(l.sort, foo=1), t(l.sort, key=len), l, t(l.sort, reverse="a"), t(l.sort, reverse=None), l)
for bad in ([1, "a"], [None, 1], [(1,), 1], [1j, 2j], [{}, {}], [[1], ["a"]], ["a", b"a"], [object] * 2):
    c = list(bad); print(t(c.sort), c == bad)
class K:
    def __init__(self, v): self.v = v
    def __lt__(self, o):
        if self.v == 3: raise ValueError("three")
        return self.v < o.v
    def __repr__(self): return f"K{self.v}"
ks = [K(5), K(3), K(1)]
print(t(ks.sort), sorted(map(repr, ks)), t([K(2), 5].sort), t([5, K(2)].sort))
seen = []
def key(x): seen.append(list(m)); return x
m = [3, 1, 2]; m.sort(key=key); print(seen, m)
def bad_key(x): m.append(x); return x
print(t(m.sort, key=bad_key), m)
def raising(x): return 1 // (x - 2)
m = [3, 1, 2, 0]; print(t(m.sort, key=raising), m)
recs = [(i * 7 % 5, i) for i in range(12)]
print(sorted(recs, key=lambda r: r[0]), sorted(recs, key=lambda r: r[0], reverse=True)[:4])
print(sorted([2**70, 1, -2**70, 2.5, True]), sorted(["b", "a", "é", "B", ""]), sorted([(1, 2), (1,), ()]), sorted([[2], [1, 5]]), sorted([0.0, -0.0, 0]), sorted([float("inf"), -1e308, 5]), sorted([b"b", b"a"]), sorted([{1, 2}, {1}, set()], key=len), sorted([False, True, False]))
n = 0
for i in range(80):
    l = [(k * k * (i + 3)) % 31 for k in range(25)]
    if i % 4 == 1: l = [x / 2 for x in l]
    elif i % 4 == 2: l = [str(x) for x in l]
    elif i % 4 == 3: l = [(x % 3, x) for x in l]
    l.sort(reverse=i % 2 == 0, key=None if i % 3 else lambda x: str(x)[::-1])
    n = n * 31 + hash(str(l[i % 25])) % 1009 & 0xffffff
print(n)
