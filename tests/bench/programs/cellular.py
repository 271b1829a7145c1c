"""Cells in rows and in sets: the game of life on a plane without ends, rules in one row, a forest that burns, a picture
that is blurred and searched for edges in rows of bytes, and an ant. Each is done in the way that its data suggests, and
life is done in two, which must agree."""

import random
from collections import Counter, defaultdict

GLIDERS = """
........................#...........
......................#.#...........
............##......##............##
...........#...#....##............##
##........#.....#...##..............
##........#...#.##....#.#...........
..........#.....#.......#...........
...........#...#....................
............##......................
"""


def cells_of(text):
    return {(x, y) for y, line in enumerate(text.split()) for x, letter in enumerate(line) if letter == "#"}


def life(cells):
    """The next generation of a set of cells."""
    near = Counter()
    for x, y in cells:
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                if dx or dy:
                    near[x + dx, y + dy] += 1
    return {cell for cell, count in near.items() if count == 3 or count == 2 and cell in cells}


class Board:
    """Life on a board whose edges meet."""

    def __init__(self, width, height, cells=()):
        self.width = width
        self.height = height
        self.rows = [[0] * width for _ in range(height)]
        for x, y in cells:
            self.rows[y % height][x % width] = 1

    def step(self):
        rows = []
        for y, row in enumerate(self.rows):
            above = self.rows[y - 1]
            below = self.rows[(y + 1) % self.height]
            new = []
            for x in range(self.width):
                left, right = x - 1, (x + 1) % self.width
                count = above[left] + above[x] + above[right] + row[left] + row[right] + below[left] + below[x] + below[right]
                new.append(1 if count == 3 or (count == 2 and row[x]) else 0)
            rows.append(new)
        self.rows = rows

    def cells(self):
        return {(x, y) for y, row in enumerate(self.rows) for x, cell in enumerate(row) if cell}


def rule(number, width, rounds):
    """Rows of an elementary automaton, as texts; and how often each pattern of eight was seen."""
    table = {f"{i:03b}": str(number >> i & 1) for i in range(8)}
    row = "0" * (width // 2) + "1" + "0" * (width - width // 2 - 1)
    patterns = defaultdict(int)
    rows = []
    for _ in range(rounds):
        rows.append(row)
        for i in range(0, width - 8, 8):
            patterns[row[i : i + 8]] += 1
        padded = row[-1] + row + row[0]
        row = "".join(table[padded[i : i + 3]] for i in range(width))
    return rows, patterns


def forest(size, rounds, rng):
    """Trees grow, lightning strikes, fire spreads. Gives the trees of each round and the largest fire."""
    grid = [["T" if rng.random() < 0.4 else "." for _ in range(size)] for _ in range(size)]
    burning = {}
    history = []
    worst = 0
    for _ in range(rounds):
        fire = dict.fromkeys(burning, ".")
        for x, y in burning:
            for nx, ny in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if 0 <= nx < size and 0 <= ny < size and grid[ny][nx] == "T":
                    fire[nx, ny] = "*"
        for (x, y), state in fire.items():
            grid[y][x] = state
        burning = {place for place, state in fire.items() if state == "*"}
        worst = max(worst, len(burning))
        for _ in range(size // 2):
            x, y = rng.randrange(size), rng.randrange(size)
            if grid[y][x] == ".":
                grid[y][x] = "T"
        if rng.random() < 0.2:
            x, y = rng.randrange(size), rng.randrange(size)
            if grid[y][x] == "T":
                grid[y][x] = "*"
                burning.add((x, y))
        history.append(sum(row.count("T") for row in grid))
    return history, worst


def ant(steps):
    """Turns right on white and left on black, and changes what it stands on."""
    black = set()
    x = y = 0
    dx, dy = 0, -1
    for _ in range(steps):
        place = (x, y)
        if place in black:
            black.remove(place)
            dx, dy = dy, -dx
        else:
            black.add(place)
            dx, dy = -dy, dx
        x += dx
        y += dy
    return len(black), (x, y)


def picture(width, height):
    rows = []
    for y in range(height):
        row = bytearray(width)
        for x in range(width):
            inside = (x - width // 2) ** 2 + (y - height // 2) ** 2 < (height // 3) ** 2
            row[x] = (x * 3 + y * 5) % 64 + (150 if inside else 0)
        rows.append(row)
    return rows


def convolve(rows, kernel, scale, offset=0):
    """Weighs each point and its neighbours; points at the edge count twice."""
    height, width = len(rows), len(rows[0])
    result = []
    for y in range(height):
        around = [rows[max(y - 1, 0)], rows[y], rows[min(y + 1, height - 1)]]
        line = bytearray(width)
        for x in range(width):
            left, right = max(x - 1, 0), min(x + 1, width - 1)
            total = 0
            for row, (a, b, c) in zip(around, kernel):
                total += a * row[left] + b * row[x] + c * row[right]
            value = total // scale + offset
            line[x] = 0 if value < 0 else 255 if value > 255 else value
        result.append(line)
    return result


def edges(rows):
    across = convolve(rows, ((-1, 0, 1), (-2, 0, 2), (-1, 0, 1)), 4, 128)
    down = convolve(rows, ((-1, -2, -1), (0, 0, 0), (1, 2, 1)), 4, 128)
    return [bytes(min(255, abs(a - 128) + abs(b - 128)) for a, b in zip(one, two)) for one, two in zip(across, down)]


def regions(rows, limit):
    """Sizes of connected regions that are brighter than a limit, by filling them."""
    seen = [bytearray(len(row)) for row in rows]
    sizes = []
    for y, row in enumerate(rows):
        for x, value in enumerate(row):
            if value <= limit or seen[y][x]:
                continue
            todo = [(x, y)]
            seen[y][x] = 1
            size = 0
            while todo:
                cx, cy = todo.pop()
                size += 1
                for nx, ny in ((cx + 1, cy), (cx - 1, cy), (cx, cy + 1), (cx, cy - 1)):
                    if 0 <= ny < len(rows) and 0 <= nx < len(rows[ny]) and not seen[ny][nx] and rows[ny][nx] > limit:
                        seen[ny][nx] = 1
                        todo.append((nx, ny))
            sizes.append(size)
    return sorted(sizes, reverse=True)


def main():
    cells = cells_of(GLIDERS)
    print(len(cells), end=":")
    for generation in range(240):
        cells = life(cells)
        if generation % 48 == 47:
            print("", len(cells), end="")
    print("", max(cells), min(cells))
    rng = random.Random(6)
    start = {(rng.randrange(20, 60), rng.randrange(20, 50)) for _ in range(400)}
    board, cells = Board(80, 70, start), start
    for _ in range(20):
        board.step()
        cells = life(cells)
    print(len(cells), board.cells() == {(x % 80, y % 70) for x, y in cells})
    for number in (30, 90, 110):
        rows, patterns = rule(number, 203, 150)
        print(number, rows[-1].count("1"), len(patterns), sorted(patterns.items(), key=lambda p: (-p[1], p[0]))[1])
    history, worst = forest(90, 700, rng)
    print(history[::100], worst, sum(history))
    print(ant(150000))
    rows = picture(240, 200)
    blurred = convolve(rows, ((1, 2, 1), (2, 4, 2), (1, 2, 1)), 16)
    found = edges(blurred)
    print(sum(map(sum, blurred)), sum(map(sum, found)), max(map(max, found)))
    print(regions(found, 40)[:5], regions(blurred, 150)[:3], len(regions(rows, 60)))
    print(Counter(value // 32 for row in found for value in row).most_common(4))


if __name__ == "__main__":
    main()
