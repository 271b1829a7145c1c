# A maze carved by a seeded depth-first walk, solved by wall following, flooding and dead-end filling.
N, E, S, W = 1, 2, 4, 8
STEP = {N: (0, -1), E: (1, 0), S: (0, 1), W: (-1, 0)}
BACK = {N: S, S: N, E: W, W: E}
class Maze:
    def __init__(self, w, h, seed):
        self.w, self.h, self.open = w, h, [[0] * w for _ in range(h)]
        x, y, trail = 0, 0, []
        seen = {(0, 0)}
        while True:
            seed = (seed * 16807) % 2147483647
            ways = [d for d, (dx, dy) in STEP.items() if 0 <= x + dx < w and 0 <= y + dy < h and (x + dx, y + dy) not in seen]
            if ways:
                d = ways[seed % len(ways)]
                trail.append((x, y))
                self.open[y][x] |= d
                x, y = x + STEP[d][0], y + STEP[d][1]
                self.open[y][x] |= BACK[d]
                seen.add((x, y))
            elif trail: x, y = trail.pop()
            else: break
    def __str__(self):
        rows = ['_' * (2 * self.w + 1)]
        for r in self.open: rows.append('|' + ''.join((' ' if c & S else '_') + (' ' if c & E else '|') for c in r))
        return '\n'.join(rows)
    def flood(self, goal):
        dist, queue = {(0, 0): 0}, [(0, 0)]
        for x, y in queue:
            for d, (dx, dy) in STEP.items():
                p = x + dx, y + dy
                if self.open[y][x] & d and p not in dist:
                    dist[p] = dist[x, y] + 1
                    queue.append(p)
        return dist[goal], max(dist.values())
    def hand(self, goal, turns):
        x = y = steps = 0
        order = [N, E, S, W]
        f = 1
        while (x, y) != goal:
            for t in turns:
                d = order[(f + t) % 4]
                if self.open[y][x] & d: break
            f = order.index(d)
            x, y = x + STEP[d][0], y + STEP[d][1]
            steps += 1
        return steps
    def fill(self, goal):
        cells = {(x, y): self.open[y][x].bit_count() for y in range(self.h) for x in range(self.w)}
        dead = [c for c, n in cells.items() if n == 1 and c not in ((0, 0), goal)]
        for x, y in dead:
            del cells[x, y]
            for d, (dx, dy) in STEP.items():
                p = x + dx, y + dy
                if self.open[y][x] & d and p in cells:
                    cells[p] -= 1
                    if cells[p] == 1 and p not in ((0, 0), goal): dead.append(p)
        return len(cells) - 1
for seed in (1, 2, 3):
    m = Maze(12, 6, seed)
    goal = 11, 5
    print(m)
    print(m.flood(goal), m.hand(goal, (1, 0, 3, 2)), m.hand(goal, (3, 0, 1, 2)), m.fill(goal))
