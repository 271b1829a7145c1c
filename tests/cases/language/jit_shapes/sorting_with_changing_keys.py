# sort and sorted, min and max with key functions that change, raise, or compare own classes.
class K:
    cmps = 0
    def __init__(self, v): self.v = v
    def __lt__(self, o): K.cmps += 1; return self.v < o.v
    def __repr__(self): return f"K{self.v}"
l = [K(i * 37 % 50) for i in range(50)]
print(sorted(l)[:5], K.cmps > 0, max(l), min(l), sorted(l, reverse=True)[:3])
data = [(i * 7919 % 101, str(i), i / 3) for i in range(60)]
for r in range(30):
    key = (lambda t: t[0], lambda t: t[1], lambda t: -t[2], lambda t: (t[0] % 3, t[1]), None)[r % 5]
    data.sort(key=key, reverse=r % 2 == 1)
print(data[:3])
pairs = [(i % 3, i) for i in range(20)]
print(sorted(pairs, key=lambda p: p[0]) == [(a, b) for a in range(3) for x, b in pairs if x == a], [b for a, b in sorted(pairs, key=lambda p: p[0], reverse=True)][:4])
for bad in (lambda: sorted([1, "a"]), lambda: sorted([1, None]), lambda: sorted([1, 2], key=5), lambda: sorted([1, 2], key=lambda: 0), lambda: sorted(5), lambda: [1, 2].sort(lambda: 0), lambda: max(1, "a"), lambda: sorted([3, 2], reverse="x"), lambda: sorted([1j, 2j]), lambda: min([]), lambda: max([], default=5), lambda: max(1, 2, default=3), lambda: sorted([{}, {}])):
    try: print(bad())
    except Exception as e: print(type(e).__name__, e)
m = [3, 1, 2]
try: m.sort(key=lambda x: m.append(x))
except (ValueError, TypeError) as e: print(type(e).__name__, e)
seen = []
m = [3, 1, 2]; m.sort(key=lambda x: seen.append(list(m)) or x); print(m, seen)
def raises(x):
    if x == 2: raise KeyError(x)
    return -x
m = [1, 2, 3]
try: m.sort(key=raises)
except KeyError: print(m)
total = 0
for i in range(120):
    v = [i % 7, 3.5, i % 5, True] if i < 60 else [str(i), "b", "a"] if i < 90 else [K(i % 4), K(2)]
    total += len(str(max(v))) + len(str(sorted(v)[0]))
    if i == 100: K.__lt__ = lambda s, o: False
print(total, sorted([2.5, 1, True, 0, -0.0, 2 ** 65, float("-inf")]), sorted("bAc"), sorted({3: 1, 1: 2}), sorted([[2], [1, 5], []]), sorted([(1, "b"), (1, "a")]))
