# Comprehensions of every kind in hot functions: matrices, groupings, conditions, changing element types.
def mul(a, b): return [[sum(x * y for x, y in zip(r, c)) for c in zip(*b)] for r in a]
def ident(n): return [[1 if i == j else 0 for j in range(n)] for i in range(n)]
m = [[1, 1], [1, 0]]
p = ident(2)
for i in range(100): p = mul(p, m)
print(p)
q = [[0.5, 0.25], [0.5, 0.75]]; r = ident(2)
for i in range(60): r = mul(r, q)
print([[round(v, 9) for v in row] for row in r])
words = "the cat sat on the mat and the dog sat too".split()
for i in range(40): g = {w: [j for j, v in enumerate(words) if v == w] for w in set(words)}
print(sorted(g.items())[:4], {len(w): {v for v in words if len(v) == len(w)} for w in sorted(words)}[2] == {"on"})
def pyth(n): return [(a, b, c) for c in range(1, n) for b in range(1, c) for a in range(1, b) if a * a + b * b == c * c]
print(pyth(30), len(pyth(45)))
def trans(m): return [list(r) for r in zip(*m)]
t = [[(i * j if (i + j) % 3 else str(i)) if i < 3 else i / (j + 1) for j in range(4)] for i in range(5)]
for i in range(41): t = trans(t)
print(t)
total = 0
for i in range(80):
    sq = {k: k * k if i < 40 else float(k) for k in range(i % 6)}
    inv = {v: k for k, v in sq.items()}
    total += sum(inv[v] * k for k, v in sq.items()) + len([*{x % 3 for x in sq}]) + sum([len(s) for s in [str(v) for v in sq.values()] if s > "1"])
print(total)
print([x for x in [y for y in [z for z in range(10) if z % 2] if y % 3] if x > 1], [(lambda v: v + x)(1) for x in range(3)], [[j for j in range(i)] or [None] for i in range(3)], {(i, j): i ^ j for i in range(2) for j in range(2)}, [i for s in ("ab", [1], (2.5,), {3}) for i in s], [a if a else -1 for a in (0, 1, "")])
