# Paths on grids: counts that become big integers, cheapest with walls, egg drop, partitions.
def paths(w, h, walls=()):
    row = [0] * w
    row[0] = 1
    for y in range(h):
        for x in range(w):
            if (x, y) in walls: row[x] = 0
            elif x: row[x] += row[x - 1]
    return row[-1]
for n in (2, 5, 10, 20, 33, 34, 40): print(n, paths(n, n))
print(paths(8, 8, {(3, 3), (4, 4), (0, 5)}), paths(3, 3, {(1, 0), (0, 1)}))
def cheapest(grid):
    h, w = len(grid), len(grid[0])
    best = [r[:] for r in grid]
    for y in range(h):
        for x in range(w):
            if x or y:
                best[y][x] += min(best[y - 1][x] if y else 1e9, best[y][x - 1] if x else 1e9)
    trail, x, y = '', w - 1, h - 1
    while x or y:
        if y and (not x or best[y - 1][x] <= best[y][x - 1]):
            trail, y = 'D' + trail, y - 1
        else:
            trail, x = 'R' + trail, x - 1
    return best[-1][-1], trail
for seed in range(6):
    g = [[(x * 7 + y * 13 + seed * x * y) % 10 + (0.5 if seed == 3 else 0) for x in range(9)] for y in range(6)]
    print(cheapest(g))
def eggs(k, n):
    row, moves = [0] * (k + 1), 0
    while row[k] < n:
        moves += 1
        for e in range(k, 0, -1): row[e] += row[e - 1] + 1
    return moves
print([eggs(k, n) for k in (1, 2, 3) for n in (1, 10, 100)], eggs(10, 10**15))
part = [1] + [0] * 120
for k in range(1, 121):
    for n in range(k, 121): part[n] += part[n - k]
print(part[:12], part[100], part[120])
cat = [1]
for n in range(45): cat.append(cat[-1] * 2 * (2 * n + 1) // (n + 2))
print(cat[:10], cat[-1], cat[35] == sum(cat[i] * cat[34 - i] for i in range(35)))
