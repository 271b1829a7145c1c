# heapq: push, pop, replace, pushpop, heapify, nlargest, nsmallest, merge: orders, keys, errors, comparisons.
import heapq
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
h = [5, 1, 4, 2, 3]; heapq.heapify(h); print(h, heapq.heappop(h), h, heapq.heappush(h, 0), h, heapq.heapreplace(h, 9), h, heapq.heappushpop(h, -1), heapq.heappushpop(h, 7), h, t(heapq.heappop, []), t(heapq.heapreplace, [], 1), heapq.heappushpop([], 1), t(heapq.heapify, (1, 2)), t(heapq.heappush, 5, 1), t(heapq.heapify, [1, "a"]), t(heapq.heappush, [1], "a"), t(heapq.heappop, "a"))
print(heapq.nlargest(3, [5, 1, 9, 2]), heapq.nsmallest(2, "hello"), heapq.nlargest(0, [1]), heapq.nlargest(-1, [1]), heapq.nsmallest(10, [3, 1]), heapq.nlargest(2, ["aa", "b", "ccc"], key=len), heapq.nsmallest(1, [], key=len), heapq.nlargest(1, [3, 7]), heapq.nsmallest(2, [(1, "b"), (1, "a"), (0, "z")]), heapq.nsmallest(3, [True, 1, 1.0]), t(heapq.nsmallest, 2, 5), t(heapq.nlargest, 2, [1, "a"]), heapq.nlargest(3, range(10), key=lambda x: x % 4))
print(list(heapq.merge([1, 4], [2, 3], [])), list(heapq.merge([3, 1], [4, 2], reverse=True)), list(heapq.merge(["a", "ccc"], ["bb"], key=len)), list(heapq.merge()), list(heapq.merge([1, 3], [1, 2], key=lambda x: -x, reverse=True)), t(heapq.merge, [1], 5) and "lazy", t(lambda: list(heapq.merge([1], 5))), t(lambda: list(heapq.merge([1], ["a"]))))
class C:
    n = 0
    def __init__(self, v): self.v = v
    def __lt__(self, o): C.n += 1; return self.v < o.v
    def __repr__(self): return f"C{self.v}"
x = [C(i * 7 % 11) for i in range(11)]; heapq.heapify(x); print(x, C.n); C.n = 0; print([heapq.heappop(x) for _ in range(5)], C.n); C.n = 0; heapq.heappush(x, C(0)); print(x, C.n)
def topo(g):
    deg = {k: 0 for k in g}
    for v in g.values():
        for w in v: deg[w] += 1
    q = [k for k in deg if not deg[k]]; heapq.heapify(q); out = []
    while q:
        k = heapq.heappop(q); out.append(k)
        for w in g[k]:
            deg[w] -= 1
            if not deg[w]: heapq.heappush(q, w)
    return out
print(topo({"a": "c", "b": "cd", "c": "e", "d": "e", "e": ""}))
n, q = 0, []
for i in range(200):
    heapq.heappush(q, (i * 37 % 101, i))
    if i % 3 == 0: n = n * 31 + heapq.heappop(q)[1] & 0xffffff
    if i % 7 == 1: n += heapq.heapreplace(q, (50, -i))[0]
print(n, heapq.nsmallest(3, q), heapq.nlargest(2, q), sum(a for a, b in q))
