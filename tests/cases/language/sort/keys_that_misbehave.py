# sort, sorted, min, max, heapq and bisect with keys that count, fail, change kind, mutate the list; stability over many keys; reverse; mixed numbers.
import bisect, heapq, functools
words = "delta Alpha charlie bravo echo Foxtrot golf hotel alpha Bravo".split()
print(sorted(words), sorted(words, key=str.lower), sorted(words, key=len, reverse=True), sorted(words, key=lambda w: (len(w), w[::-1])), min(words, key=len), max(words, key=len), min(words, key=lambda w: w[1]))
rows = [(i * 7 % 5, i * 3 % 4, i) for i in range(40)]
a = sorted(rows, key=lambda r: r[0]); print([r[2] for r in a][:12]); a.sort(key=lambda r: r[1], reverse=True); print([r[2] for r in a][:12]); print(sorted(rows, key=lambda r: (-r[1], r[0])) == sorted(sorted(rows), key=lambda r: -r[1]), [r[2] for r in sorted(rows, key=lambda r: r[0], reverse=True)][:9])
class V:
    lt = 0
    def __init__(self, v): self.v = v
    def __lt__(self, o): V.lt += 1; return self.v < o.v
    def __repr__(self): return f"V{self.v}"
vs = [V(i * 37 % 101) for i in range(100)]; s = sorted(vs); print([v.v for v in s] == sorted(v.v for v in vs), V.lt < 700); V.lt = 0; s.sort(); print(V.lt); V.lt = 0; s.reverse(); s.sort(); print(V.lt, max(s), min(s))
def act(f):
    try: return f()
    except Exception as e: return f"{type(e).__name__}: {e}"
l = [3, 1, 2]
def evil(x): l.append(9); return x
for f in (lambda: sorted([3, "a", 1]), lambda: sorted([None, 1]), lambda: [1j, 2].sort(), lambda: l.sort(key=evil), lambda: sorted(5), lambda: sorted([1], 5), lambda: sorted([2, 1], key=5), lambda: sorted([2, 1], key=None, reverse=[]), lambda: sorted([2, 1], reverse="x"), lambda: sorted([1, 2], reverse=1.5), lambda: [].sort(lambda x: x), lambda: sorted([[1, "a"], [1, 2]]), lambda: sorted([(1, 2), (1,)]), lambda: sorted({3: 1, 2: 2}), lambda: sorted("hello"), lambda: sorted([{1}, {2}, {1, 2}]), lambda: sorted([True, 0.5, 2 ** 70, -1, float("inf"), 0]), lambda: sorted([b"b", b"a", b""]), lambda: sorted([2, 1], key=lambda x: 1 / 0), lambda: min([]), lambda: max((), default=5), lambda: min(1), lambda: max(1, "a"), lambda: min(3, 1, 2, key=lambda v: -v), lambda: max([1], key=5), lambda: min(1, 2, default=3), lambda: max(*[], **{}), lambda: sorted([1, 2], cmp=3), lambda: bisect.bisect([1, 3, 5], 3), lambda: bisect.insort([1], "x"), lambda: bisect.bisect_left([3, 1], 2, key=lambda v: -v), lambda: bisect.bisect([1], 1, -1), lambda: heapq.nsmallest(2, [5, 1, "x"]), lambda: heapq.nlargest(2, [5, 1, 7], key=lambda v: -v), lambda: sorted([3, 1, 2], key=functools.cmp_to_key(lambda a, b: b - a)), lambda: sorted([1, 2], key=functools.cmp_to_key(lambda a, b: "x"))): print(act(f))
print(l)
nan = float("nan"); print(sorted([3.0, 1.0, 2.0, -0.0, 0.0], key=abs), len(sorted([nan, 1, nan, 0])), min(nan, 1) != min(nan, 1), max(1, nan), [x for x in sorted([0.0, -0.0, 0, False])])
total = 0
data = list(range(30))
kinds = [lambda v: v, lambda v: -v, lambda v: v % 7, lambda v: str(v), lambda v: (v % 3, -v), lambda v: float(v), lambda v: [v % 2, v], lambda v: 2 ** 62 * v, lambda v: V(v % 10), lambda v: int(v) & 5]
for r in range(200):
    key = kinds[r % 10 if r > 60 else r % 2]
    data.sort(key=key, reverse=r % 3 == 0)
    total = (total * 31 + data[r % 30] * 7 + data[0]) % 1000003
    if r == 100: data[3] = 3.5; data[4] = True
    if r == 130: V.__lt__ = lambda s, o: s.v > o.v
    if r == 160: data = [float(x) for x in data]
print(total, data[:5])
class Rec:
    def __init__(self, n): self.n = n
    def __eq__(self, o): return self.n % 5 == o.n % 5
    def __lt__(self, o): return self.n % 5 < o.n % 5
print([r.n for r in sorted(map(Rec, range(12)))], [r.n for r in sorted(map(Rec, range(12)), reverse=True)], [t[1].n for t in sorted((i % 2, Rec(i)) for i in range(8))])
h = []
for i in range(150):
    heapq.heappush(h, (i * 7 % 13 if i % 50 else float(i % 13), -i))
    if i % 3 == 2: total += heapq.heappop(h)[1]
print(total, heapq.heappop(h), len(h), heapq.heapreplace(h, (-1, 0)), h[0], list(heapq.merge([1, 4], [2, 3], key=lambda v: v)), heapq.heappushpop(h, (-5, 1)))
