# Dictionaries with tuple keys of mixed kinds as caches, memo tables and graphs in hot loops.
memo = {}
def ways(r, c, blocked=frozenset()):
    if (r, c) in blocked or r < 0 or c < 0: return 0
    if (r, c) == (0, 0): return 1
    if (r, c) not in memo: memo[r, c] = ways(r - 1, c, blocked) + ways(r, c - 1, blocked)
    return memo[r, c]
print(ways(16, 16), len(memo)); memo.clear()
print(ways(8, 8, frozenset({(3, 3), (4, 5)})), len(memo))
d = {}
for i in range(200):
    k = (i % 3, float(i % 3)) if i < 60 else (float(i % 3), i % 3) if i < 120 else (True, i % 2) if i < 150 else ((i % 2,), "s")
    d[k] = d.get(k, 0) + i
print(d)
grid = {(x, y): (x * y) % 7 for x in range(12) for y in range(12)}
best = {(0, 0): 0}
todo = [(0, (0, 0))]
while todo:
    todo.sort(); cost, (x, y) = todo.pop(0)
    if best[x, y] < cost: continue
    for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        p = x + dx, y + dy
        if p in grid and cost + grid[p] + 1 < best.get(p, 10 ** 9):
            best[p] = cost + grid[p] + 1
            todo.append((best[p], p))
print(best[11, 11], len(best), sum(best.values()))
life = {(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)}
for gen in range(40):
    near = {}
    for x, y in life:
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                if dx or dy: near[x + dx, y + dy] = near.get((x + dx, y + dy), 0) + 1
    life = {p for p, n in near.items() if n == 3 or n == 2 and p in life}
print(sorted(life))
cache, hits = {}, 0
for i in range(150):
    args = (i % 4, "a" * (i % 3), None if i % 2 else 1.0)
    if args in cache: hits += 1
    else: cache[args] = hash(args) is not None
    if i == 90: cache = {k[::-1]: v for k, v in cache.items()}
print(hits, len(cache))
