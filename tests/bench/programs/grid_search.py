"""Ways through a maze and a day at a bank: breadth-first search with a deque, Dijkstra and A* with a heap, a search of
shortest bridges with costs 0 and 1, and a simulation of events in a heap. All searches must agree about the lengths
that they have in common, so none can be left out."""

import heapq
import itertools
import random
from collections import defaultdict, deque

MOVES = ((0, 1), (1, 0), (0, -1), (-1, 0))


class Grid:
    def __init__(self, width, height, rng):
        self.width = width
        self.height = height
        self.cells = [[rng.choice("...123#") for _ in range(width)] for _ in range(height)]
        self.cells[0][0] = self.cells[height - 1][width - 1] = "."

    def inside(self, x, y):
        return 0 <= x < self.width and 0 <= y < self.height

    def neighbours(self, place):
        x, y = place
        for dx, dy in MOVES:
            there = (x + dx, y + dy)
            if self.inside(*there) and self.cells[there[1]][there[0]] != "#":
                yield there

    def cost(self, place):
        cell = self.cells[place[1]][place[0]]
        return 1 if cell == "." else 1 + int(cell)


def breadth_first(grid, start):
    distance = {start: 0}
    queue = deque([start])
    while queue:
        place = queue.popleft()
        for there in grid.neighbours(place):
            if there not in distance:
                distance[there] = distance[place] + 1
                queue.append(there)
    return distance


def dijkstra(grid, start):
    best = {start: 0}
    before = {start: None}
    done = set()
    heap = [(0, start)]
    while heap:
        cost, place = heapq.heappop(heap)
        if place in done:
            continue
        done.add(place)
        for there in grid.neighbours(place):
            new = cost + grid.cost(there)
            if there not in best or new < best[there]:
                best[there] = new
                before[there] = place
                heapq.heappush(heap, (new, there))
    return best, before


def a_star(grid, start, goal):
    def guess(place):
        return abs(place[0] - goal[0]) + abs(place[1] - goal[1])

    counter = itertools.count()
    best = {start: 0}
    heap = [(guess(start), next(counter), start)]
    looked = 0
    while heap:
        estimate, _, place = heapq.heappop(heap)
        if place == goal:
            return best[place], looked
        if estimate > best[place] + guess(place):
            continue
        looked += 1
        for there in grid.neighbours(place):
            new = best[place] + grid.cost(there)
            if new < best.get(there, float("inf")):
                best[there] = new
                heapq.heappush(heap, (new + guess(there), next(counter), there))
    return None, looked


def fewest_walls(grid, start, goal):
    """How many walls must be broken on the way: steps cost 0 or 1, so a deque is enough."""
    broken = {start: 0}
    queue = deque([start])
    while queue:
        x, y = queue.popleft()
        here = broken[x, y]
        for dx, dy in MOVES:
            there = x + dx, y + dy
            if not grid.inside(*there):
                continue
            wall = grid.cells[there[1]][there[0]] == "#"
            if here + wall < broken.get(there, 1 << 30):
                broken[there] = here + wall
                if wall:
                    queue.append(there)
                else:
                    queue.appendleft(there)
    return broken[goal]


def way(before, goal):
    steps = deque()
    while goal is not None:
        steps.appendleft(goal)
        goal = before[goal]
    return list(steps)


class Bank:
    """Customers come, wait in the shortest line or give up; clerks serve them. Events are in a heap by time."""

    def __init__(self, clerks, rng):
        self.rng = rng
        self.lines = [deque() for _ in range(clerks)]
        self.events = []
        self.numbers = itertools.count()
        self.now = 0
        self.counts = defaultdict(int)
        self.waits = []
        self.last = deque(maxlen=4)

    def at(self, delay, action, *arguments):
        heapq.heappush(self.events, (self.now + delay, next(self.numbers), action, arguments))

    def run(self, until):
        self.at(0, self.arrive)
        while self.events and self.events[0][0] <= until:
            self.now, _, action, arguments = heapq.heappop(self.events)
            action(*arguments)

    def arrive(self):
        self.counts["came"] += 1
        line = min(range(len(self.lines)), key=lambda i: (len(self.lines[i]), i))
        if len(self.lines[line]) > 6:
            self.counts["left at once"] += 1
        else:
            self.lines[line].append(self.now)
            if len(self.lines[line]) == 1:
                self.at(self.rng.randint(3, 25), self.served, line)
        self.at(self.rng.randint(1, 5), self.arrive)

    def served(self, line):
        came = self.lines[line].popleft()
        self.waits.append(self.now - came)
        self.last.append((line, self.now - came))
        self.counts["served"] += 1
        if self.lines[line]:
            self.at(self.rng.randint(3, 25), self.served, line)


def running_median(values):
    """The sum of the medians of all beginnings of the list, by two heaps."""
    low, high = [], []
    total = 0
    for value in values:
        heapq.heappush(low, -heapq.heappushpop(high, value))
        if len(low) > len(high) + 1:
            heapq.heappush(high, -heapq.heappop(low))
        total += -low[0]
    return total


def main():
    rng = random.Random(2024)
    grid = Grid(240, 160, rng)
    start, goal = (0, 0), (grid.width - 1, grid.height - 1)
    distance = breadth_first(grid, start)
    best, before = dijkstra(grid, start)
    print(len(distance), max(distance.values()), distance.get(goal), distance.keys() == best.keys())
    path = way(before, goal)
    print(best[goal], len(path), sum(grid.cost(place) for place in path[1:]), path[::60])
    print(a_star(grid, start, goal), a_star(grid, (120, 0), (40, 150))[0], fewest_walls(grid, start, goal))
    far = heapq.nlargest(3, best.items(), key=lambda item: (item[1], item[0]))
    print(far, heapq.nsmallest(3, (cost for cost in best.values() if cost % 7 == 0)))
    bank = Bank(5, rng)
    bank.run(120000)
    print(sorted(bank.counts.items()), max(bank.waits), list(bank.last))
    print("%.4f" % (sum(bank.waits) / len(bank.waits)), running_median(bank.waits), len(bank.events))
    print(sum(heapq.merge(*[bank.waits[i::4] for i in range(4)])), sorted(bank.waits)[::8000])


if __name__ == "__main__":
    main()
