# Lists compared, nested, aliased, flattened, transposed; membership by identity and equality; counting comparisons.
class E:
    n = 0
    def __init__(self, v): self.v = v
    def __eq__(self, o): E.n += 1; return isinstance(o, E) and self.v == o.v
    def __lt__(self, o): E.n += 1; return self.v < o.v
    def __repr__(self): return f"E{self.v}"
a, b = [E(1), E(2)], [E(1), E(2)]
print(a == b, E.n, a == a, E.n, a != b, E.n, a < b, E.n, a[0] in a, E.n, E(2) in a, E.n, a.index(E(2)), E.n, a.count(E(1)), E.n, [a[0]] == [a[0]], E.n)
grid = [[0] * 3 for _ in range(2)]; alias = [[0] * 3] * 2
grid[0][1] = alias[0][1] = 5; print(grid, alias, alias[0] is alias[1], list(zip(*grid)), [list(r) for r in zip(*grid)], sum(grid, []), [x for r in grid for x in r], [[r[i] for r in grid] for i in range(3)])
deep = []
for i in range(50): deep = [deep, i]
k = 0
while deep: deep, x = deep if deep else ([], 0); k += x
print(k, [1, [2, [3]]] == [1, [2, [3]]], [1, [2]] < [1, [3]], [[]] > [], [[1, 2], [1]] > [[1, 2], []], [1, 2, 3] > [1, 2], [float("nan")] == [float("nan")], [0.0] == [-0.0], [1, "a", None] == [1, "a", None], [(1, 2)] == [[1, 2]])
m = [3, 1, 2]; n = m; m = m + [4]; n += [5]; print(m, n); n[:] = [9]; m[len(m):] = [7]; m[:0] = [0]; print(m, n, m[-1:] + m[:1], m[::-1][:2], [*m, *n][::2])
def mutate(l, acc=[]): acc.append(len(l)); l.append(acc[:]); return l
print(mutate([]), mutate([1]), mutate([1, 2])[-1])
st, out = [1, [2, [3, [4]], 5]], []
stack = [iter(st)]
while stack:
    for x in stack[-1]:
        if isinstance(x, list): stack.append(iter(x)); break
        out.append(x)
    else: stack.pop()
print(out)
t = 0
for i in range(150):
    r = [[j * i % 7 for j in range(4)] for _ in range(3)]
    r[1] = r[0][:]; r[2].reverse()
    t = t * 31 + (r[0] == r[1]) + 2 * (r[0] < r[2]) + 4 * (r[1] in r[2:]) + r.index(r[1]) + sum(map(sum, zip(*r))) + len(sum(r, [])) & 0xffffff
print(t)
