# for: targets of every kind, iterators by __getitem__, exhausted and shared ones, changed while running, else with break, errors of __iter__ and __next__, in hot loops.
class O: pass
o, d, l = O(), {}, [0, 0, 0]
for o.x in range(3): pass
for d["k"] in "ab": pass
for l[0] in (7, 8): pass
for l[-1], *o.rest in [(1, 2, 3), "xyz"]: pass
for [p, (q, *r)] in [(1, (2, 3, 4)), [5, "six"]]: print(p, q, r)
for l[l[0] - 8:l[0] - 7] in [[9, 9], "z"]: pass
for i, d[i] in enumerate("de"): pass
print(o.x, d, l, o.rest, i)
for x in (y := [1, 2]): pass
for x in *[1], 2, *"ab": print(x, end=" ")
for x, in [(1,), [2]]: print(x, end=" ")
for x in lambda: 0, 5: print(type(x).__name__, end=" ")
print()
class G:
    def __init__(self, n): self.n = n
    def __getitem__(self, i):
        if i >= self.n: raise (IndexError if self.n < 5 else StopIteration if self.n < 7 else KeyError)(i)
        return i * 10
class It:
    def __init__(self, n): self.n = n
    def __iter__(self): log.append("iter"); return self
    def __next__(self):
        self.n -= 1
        if self.n < 0: raise StopIteration("value")
        return self.n
class NoIter:
    __iter__ = None
    def __getitem__(self, i): return 1
class BadIter:
    def __iter__(self): return [1]
class BadNext:
    def __iter__(self): return self
    def __next__(self): raise RuntimeError("no next")
log = []
def run(it, stop=None):
    got = []
    try:
        for v in it:
            if v == stop: got.append("break"); break
            got.append(v)
        else: got.append("else")
    except Exception as e: got.append(f"{type(e).__name__}: {e}")
    return got
for it in (G(3), G(5), G(7), It(2), NoIter(), BadIter(), BadNext(), 5, None, iter([]), {3: 1}, {1}, "é☕", b"ab", range(2), zip("ab", [1]), map(str, [1]), iter(int, 0), iter(lambda c=[2]: c.append(c.pop() - 1) or c[0], -1), open, type, int, ..., reversed("ab"), {"a": 1}.items(), memoryview(b"q"), enumerate("z", 5), (c for c in "gen"), filter(None, [0, 1])): print(run(it))
print(run(It(5), 2), log)
it = iter(range(6)); print([(a, next(it, None)) for a in it], run(it)); it = iter("abcdef")
for a in it:
    for b in it:
        if b == "c": break
    else: print("inner else", a)
    print(a, b)
x = [1, 2, 3]
for v in x:
    if isinstance(x, list) and len(x) < 12: x.append(v * 2)
    if v == 2: x[2] = 100
    if v == 8: x = "rebound"
print(v, x)
def empty():
    for never in (): pass
    try: return never
    except UnboundLocalError as e: return str(e)
print(empty())
def multi(n):
    out = []
    for i in range(n):
        for j in range(i):
            if (i + j) % 7 == 6: break
            if j % 3 == 2: continue
            out.append(j)
        else:
            if i % 5 == 4: continue
            out.append(-1)
            if i > n - 3 and i: return out, i, j
    else: return "else", len(out)
    return None
print(multi(5), multi(12) is None, multi(0), sum(len(str(multi(k))) for k in range(40)))
total, sources = 0, [range(4), [1, 2, 3], (4, 5), "ab", {1: 2, 3: 4}, {5}, G(3), It(3), b"xy", zip([1], [2]), iter([9, 8]), [], 7, map(abs, [-1]), (k for k in (1, 2.5)), [None, 1], frozenset([2]), [[1], "s"]]
for r in range(360):
    src = sources[r % 18 if r > 100 else r % 3]
    if r % 18 == 7: src = It(r % 4)
    try:
        for v in src: total += v if isinstance(v, (int, float)) else len(v) if hasattr(v, "__len__") else 1000
        else: total += 3
    except TypeError as e: total += len(str(e))
    if r == 200: G.__iter__ = lambda self: iter([50])
    if r == 250: It.__next__ = lambda self: next(iter(()))
print(total)
