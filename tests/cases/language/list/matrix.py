# Lists of lists: multiplication, transpose, rotation, spiral, determinants of integers, identity sharing.


def multiply(a, b):
    return [[sum([x * y for x, y in zip(row, col)]) for col in zip(*b)] for row in a]


def identity(n):
    return [[1 if i == j else 0 for j in range(n)] for i in range(n)]


def power(m, n):
    result = identity(len(m))
    while n:
        if n & 1:
            result = multiply(result, m)
        m = multiply(m, m)
        n >>= 1
    return result


print(power([[1, 1], [1, 0]], 90), power([[2]], 100))


def rotate(m):
    return [list(row) for row in zip(*m[::-1])]


def spiral(m):
    out = []
    while m:
        out += m[0]
        m = rotate(rotate(rotate(m[1:]))) if m[1:] else []
    return out


grid = [[r * 4 + c for c in range(4)] for r in range(3)]
print(rotate(grid), spiral(grid))
m = [[i * j % 7 for j in range(5)] for i in range(5)]
for _ in range(101):
    m = rotate(m)
print(m[0], m[-1])


def bareiss(m):
    m = [row[:] for row in m]
    sign, previous = 1, 1
    n = len(m)
    for k in range(n - 1):
        if m[k][k] == 0:
            for r in range(k + 1, n):
                if m[r][k]:
                    m[k], m[r] = m[r], m[k]
                    sign = -sign
                    break
            else:
                return 0
        for i in range(k + 1, n):
            for j in range(k + 1, n):
                m[i][j] = (m[i][j] * m[k][k] - m[i][k] * m[k][j]) // previous
        previous = m[k][k]
    return sign * m[-1][-1]


print(bareiss([[2, 3], [1, 4]]), bareiss([[0, 1], [1, 0]]), bareiss([[1, 2], [2, 4]]), bareiss([[(i * 7 + j * j) % 11 for j in range(8)] for i in range(8)]))
flat = [x for row in grid for x in row]
rows = [flat[i : i + 4] for i in range(0, 12, 4)]
print(rows == grid, [sum(r) for r in zip(*grid)], max(map(max, grid)), any([5 in r for r in grid]), grid[-1][-1], grid[1][::-1])
life = {(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)}
for _ in range(100):
    near = {}
    for x, y in life:
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                if dx or dy:
                    near[x + dx, y + dy] = near.get((x + dx, y + dy), 0) + 1
    life = {p for p, n in near.items() if n == 3 or n == 2 and p in life}
print(sorted(life))
