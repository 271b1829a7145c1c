# Lists of lists: aliasing, in-place changes, comparison, flattening, rotation, slices of themselves.
row = [0] * 3
alias = [row] * 3
own = [[0] * 3 for _ in range(3)]
alias[0][1] = own[0][1] = 5
print(alias, own, alias[0] is alias[2], own[0] is own[1], alias == [[0, 5, 0]] * 3)
def flatten(x):
    out = []
    for item in x:
        out += flatten(item) if isinstance(item, list) else [item]
    return out
print(flatten([1, [2, [3, [4, []]]], [[[5]]]]), [x for r in own for x in r], sum(own, []))
spiral, m = [], [[r * 4 + c for c in range(4)] for r in range(3)]
while m:
    spiral += m.pop(0)
    m = [list(r) for r in zip(*m)][::-1]
print(spiral)
a = [1, 2, 3]
b = a; a += [4]; c = a; a = a + [5]
print(a, b, c is b, a is b)
a[1:1] = a; a[::2] = reversed(a[::2]); print(a, a[:] == a, a[:] is a)
life = {(1, 0), (1, 1), (1, 2)}
grid = [[(r, c) in life for c in range(5)] for r in range(5)]
for step in range(60):
    grid = [[(n := sum(grid[(r + dr) % 5][(c + dc) % 5] for dr in (-1, 0, 1) for dc in (-1, 0, 1)) - grid[r][c]) == 3 or n == 2 and grid[r][c] for c in range(5)] for r in range(5)]
print(["".join(".#"[x] for x in r) for r in grid])
tri = [[1]]
while len(tri) < 12: tri.append([x + y for x, y in zip([0] + tri[-1], tri[-1] + [0])])
print(tri[-1], [sum(r) for r in tri], max(map(max, tri)), [r[k] for k, r in enumerate(tri)])
q, out = [[k] for k in range(8)], []
while len(q) > 1:
    x, y = q.pop(0), q.pop(0)
    q.append(y + x)
print(q, q[0].index(5), sorted(q[0]) == list(range(8)), [1, [2]] < [1, [3]], [[]] > [])
