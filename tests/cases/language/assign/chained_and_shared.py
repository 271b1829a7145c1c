# Chained assignment, aliasing, mutation through another name, swaps through containers.

a = b = c = []
a.append(1)
b = b + [2]
print(a, b, c, a is c)


def rotate(values, by):
    by %= len(values)
    values[:by], values[by:] = values[-by:], values[:-by]
    return values


print(rotate([1, 2, 3, 4, 5], 2))


class Cell:
    def __init__(self, value):
        self.value = value
        self.next = self


def ring(n):
    first = last = Cell(0)
    for i in range(1, n):
        last.next = last = Cell(i)
        last.next = first
    return first


node = ring(5)
seen = []
for _ in range(7):
    seen.append(node.value)
    node = node.next
print(seen)
first, node.value = node.value, 99
node.value, node.next.value = node.next.value, node.value
print(first, node.value, node.next.value)
grid = [[1, 2], [3, 4]]
grid[0], grid[1] = grid[1], grid[0]
(grid[0][0], grid[1][1]), (grid[0][1], grid[1][0]) = (grid[1][1], grid[0][0]), (grid[1][0], grid[0][1])
print(grid)
x, y = 0, 1
trail = []
for i in range(120):
    x, y, *trail = y, (x * 3 + y) % 101, x, *trail[:3]
print(x, y, trail)
i = 0
i, values = i + 1, [i, i + 10]
print(i, values)
d = {}
d["a"], d["b"] = d["c"], d["d"] = 1, 2
print(d)
k = 0
k = d[k] = k + 1
print(k, d[0] if 0 in d else d[1])
