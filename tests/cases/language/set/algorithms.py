# Sets at work: reachability, sudoku candidates, anagrams, power sets.


def reachable(graph, start):
    seen = {start}
    frontier = {start}
    while frontier:
        frontier = {n for f in frontier for n in graph.get(f, ())} - seen
        seen |= frontier
    return seen


graph = {i: {(i * 2) % 50, (i * i + 1) % 50} for i in range(50)}
print(sorted(reachable(graph, 3)), len(reachable(graph, 0)), sorted(reachable({}, 9)))


def candidates(grid, r, c):
    size = 4
    used = set(grid[r]) | {grid[k][c] for k in range(size)}
    br, bc = r // 2 * 2, c // 2 * 2
    used |= {grid[br + i][bc + j] for i in range(2) for j in range(2)}
    return set(range(1, size + 1)) - used


def solve(grid):
    for r in range(4):
        for c in range(4):
            if grid[r][c] == 0:
                for v in sorted(candidates(grid, r, c)):
                    grid[r][c] = v
                    if solve(grid):
                        return True
                    grid[r][c] = 0
                return False
    return True


grid = [[1, 0, 0, 0], [0, 0, 3, 0], [0, 4, 0, 0], [0, 0, 0, 2]]
print(solve(grid), grid)
words = "listen silent enlist google elgoog abc cab bca inlets".split()
groups = {}
for w in words:
    groups.setdefault(frozenset(w), set()).add(w)
print(sorted([sorted(g) for g in groups.values()]))
power = {frozenset()}
for x in range(7):
    power |= {s | {x} for s in power}
print(len(power), sum([len(s) for s in power]), frozenset({1, 2}) in power)
primes = set(range(2, 200))
for n in range(2, 15):
    primes -= {k for k in range(n * n, 200, n)}
print(len(primes), sum(primes), {2, 3, 5} <= primes, primes.isdisjoint({4, 6}))
seen = set()
x = 7
while x not in seen:
    seen.add(x)
    x = x * x % 1009
print(len(seen), x)
