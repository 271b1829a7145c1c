# Starred unpacking of changing iterables in hot loops, swaps and rotations.
def rot(l, k): a, *b = l; return [*b, a] if k else l
l = list(range(7))
for i in range(100): l = rot(l, i % 3)
print(l)
def ends(x):
    try: a, *_, b = x; return a, b
    except ValueError as e: return str(e)
kinds = [[1, 2], (3,), "abc", range(5), {1: 2, 3: 4}, iter([1, 2, 3]), (), b"xy", {5}, (i for i in "pq"), [[1], [2]]]
out = {}
for i in range(150):
    r = ends(kinds[i % 11]); out[str(r)] = out.get(str(r), 0) + 1
print(out)
def flat(*parts): return [x for p in parts for x in (p if isinstance(p, (list, tuple)) else (p,))]
total = 0
for i in range(120):
    (a, *b), c, *d = [(i, *range(i % 4)), *("x" * (i % 3 + 1))]
    total += a + len(b) * 10 + len(d) * 100 + (c == "x")
    *h, t = flat(i, [i, i / 2], (1,), *b); total += len(h) + t
print(total)
m = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
for i in range(41): m = [list(r) for r in zip(*m[::-1])]
print(m, [*zip(*m)][0], [a for a, *_ in m], [*map(max, *m)])
