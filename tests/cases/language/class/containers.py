# Container dunders: a ring buffer and a sparse grid.


class Ring:
    def __init__(self, size):
        self.cells = [None] * size
        self.start = 0
        self.count = 0

    def push(self, value):
        if self.count < len(self.cells):
            self.cells[(self.start + self.count) % len(self.cells)] = value
            self.count += 1
        else:
            self.cells[self.start] = value
            self.start = (self.start + 1) % len(self.cells)

    def __len__(self):
        return self.count

    def __getitem__(self, i):
        if i < 0:
            i += self.count
        if not 0 <= i < self.count:
            raise IndexError("ring index out of range")
        return self.cells[(self.start + i) % len(self.cells)]

    def __contains__(self, value):
        return value in self.cells


class Grid:
    def __init__(self):
        self.cells = {}

    def __getitem__(self, key):
        return self.cells.get(key, 0)

    def __setitem__(self, key, value):
        self.cells[key] = value

    def __delitem__(self, key):
        del self.cells[key]

    def __len__(self):
        return len(self.cells)


ring = Ring(7)
for i in range(150):
    ring.push(i * i)
print(len(ring), ring[0], ring[-1], 148 * 148 in ring, 5 in ring)
print([v for v in ring], list(ring), sum(ring), max(ring))
try:
    ring[7]
except IndexError as e:
    print(e)
g = Grid()
for i in range(200):
    g[i % 9, i % 4] += i
del g[0, 0]
print(len(g), g[0, 0], g[1, 1], bool(g), bool(Grid()))
