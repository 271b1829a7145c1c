"""Sparse matrices and a heated plate over lists of floats: a matrix in compressed rows, the conjugate gradient method,
ranks of linked pages, and successive over-relaxation on a grid until nothing changes. How many rounds each takes is
printed, so the numbers must be right to the last."""

import random


class SparseMatrix:
    """Rows as slices of two lists: the columns and the values that are not zero."""

    def __init__(self, size):
        self.size = size
        self.starts = [0]
        self.columns = []
        self.values = []

    @classmethod
    def from_rows(cls, rows):
        matrix = cls(len(rows))
        for row in rows:
            for column, value in sorted(row.items()):
                matrix.columns.append(column)
                matrix.values.append(value)
            matrix.starts.append(len(matrix.columns))
        return matrix

    def times(self, vector):
        columns, values = self.columns, self.values
        result = []
        start = self.starts[0]
        for end in self.starts[1:]:
            total = 0.0
            for k in range(start, end):
                total += values[k] * vector[columns[k]]
            result.append(total)
            start = end
        return result

    def diagonal(self):
        result = [0.0] * self.size
        for i in range(self.size):
            for k in range(self.starts[i], self.starts[i + 1]):
                if self.columns[k] == i:
                    result[i] = self.values[k]
        return result


def dot(a, b):
    return sum(x * y for x, y in zip(a, b))


def plate(width, height, rng):
    """The matrix of a plate: every point is tied to its neighbours, and some to one that is far away."""
    rows = [{} for _ in range(width * height)]

    def tie(a, b, strength):
        rows[a][b] = rows[a].get(b, 0.0) - strength
        rows[b][a] = rows[b].get(a, 0.0) - strength
        rows[a][a] = rows[a].get(a, 0.01) + strength
        rows[b][b] = rows[b].get(b, 0.01) + strength

    for y in range(height):
        for x in range(width):
            here = y * width + x
            if x + 1 < width:
                tie(here, here + 1, 1.0)
            if y + 1 < height:
                tie(here, here + width, 0.5)
            if rng.random() < 0.02:
                there = rng.randrange(width * height)
                if there != here:
                    tie(here, there, 0.25)
    return SparseMatrix.from_rows(rows)


def conjugate_gradient(matrix, right, tolerance):
    """Solves `matrix * x = right`. Gives x and the number of rounds."""
    scale = [1.0 / value for value in matrix.diagonal()]
    x = [0.0] * matrix.size
    rest = list(right)
    z = [s * r for s, r in zip(scale, rest)]
    way = list(z)
    product = dot(rest, z)
    rounds = 0
    while dot(rest, rest) > tolerance * tolerance:
        image = matrix.times(way)
        step = product / dot(way, image)
        x = [a + step * b for a, b in zip(x, way)]
        rest = [a - step * b for a, b in zip(rest, image)]
        z = [s * r for s, r in zip(scale, rest)]
        new = dot(rest, z)
        way = [a + new / product * b for a, b in zip(z, way)]
        product = new
        rounds += 1
    return x, rounds


def ranks(links, damping=0.85, tolerance=1e-10):
    """How often somebody who follows links at random is at each page."""
    n = len(links)
    rank = [1.0 / n] * n
    rounds = 0
    while True:
        new = [(1.0 - damping) / n] * n
        lost = 0.0
        for page, targets in enumerate(links):
            if not targets:
                lost += rank[page]
                continue
            share = damping * rank[page] / len(targets)
            for target in targets:
                new[target] += share
        spread = damping * lost / n
        new = [value + spread for value in new]
        rounds += 1
        change = sum(abs(a - b) for a, b in zip(rank, new))
        rank = new
        if change < tolerance:
            return rank, rounds


def heated(size):
    """A plate with a hot edge, a cold one, and a hole that is kept at one temperature."""
    grid = [[0.0] * size for _ in range(size)]
    for i in range(size):
        grid[0][i] = 100.0
        grid[size - 1][i] = 20.0 * i / size
    fixed = [[i in (0, size - 1) or j in (0, size - 1) for j in range(size)] for i in range(size)]
    for i in range(size // 3, size // 2):
        for j in range(size // 4, size // 2):
            grid[i][j] = 50.0
            fixed[i][j] = True
    return grid, fixed


def relax(grid, fixed, omega, tolerance):
    size = len(grid)
    rounds = 0
    while True:
        worst = 0.0
        for i in range(1, size - 1):
            above, row, below, kept = grid[i - 1], grid[i], grid[i + 1], fixed[i]
            for j in range(1, size - 1):
                if kept[j]:
                    continue
                old = row[j]
                change = omega * (0.25 * (above[j] + below[j] + row[j - 1] + row[j + 1]) - old)
                row[j] = old + change
                if abs(change) > worst:
                    worst = abs(change)
        rounds += 1
        if worst < tolerance:
            return rounds


def main():
    rng = random.Random(7)
    matrix = plate(50, 40, rng)
    right = [rng.uniform(-1.0, 1.0) for _ in range(matrix.size)]
    x, rounds = conjugate_gradient(matrix, right, 1e-8)
    error = max(abs(a - b) for a, b in zip(matrix.times(x), right))
    print(len(matrix.values), "numbers,", rounds, "rounds:", " ".join("%.6f" % v for v in x[:5]), error < 1e-7)
    links = [[rng.randrange(4000) // (1 + rng.randrange(5)) for _ in range(rng.randrange(9))] for _ in range(4000)]
    rank, rounds = ranks(links)
    best = sorted(range(len(rank)), key=lambda page: (-rank[page], page))[:6]
    print("ranks after", rounds, "rounds:", best, "%.8f" % rank[best[0]], "%.6f" % sum(rank))
    for omega in (1.0, 1.7):
        grid, fixed = heated(48)
        rounds = relax(grid, fixed, omega, 1e-4)
        print("omega", omega, "takes", rounds, "rounds:", " ".join("%.3f" % grid[i][i] for i in range(4, 48, 8)))


if __name__ == "__main__":
    main()
