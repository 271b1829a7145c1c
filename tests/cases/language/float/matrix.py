# Floating-point linear algebra: elimination with pivoting, power iteration, a determinant.


def solve(a, b):
    n = len(b)
    a = [row[:] + [b[i]] for i, row in enumerate(a)]
    for k in range(n):
        pivot = max(range(k, n), key=lambda r: abs(a[r][k]))
        if a[pivot][k] == 0:
            raise ZeroDivisionError("singular")
        a[k], a[pivot] = a[pivot], a[k]
        for r in range(k + 1, n):
            factor = a[r][k] / a[k][k]
            for c in range(k, n + 1):
                a[r][c] -= factor * a[k][c]
    x = [0.0] * n
    for k in range(n - 1, -1, -1):
        s = a[k][n]
        for c in range(k + 1, n):
            s -= a[k][c] * x[c]
        x[k] = s / a[k][k]
    return x


def hilbert(n):
    return [[1 / (i + j + 1) for j in range(n)] for i in range(n)]


print([round(v, 9) for v in solve([[2, 1, -1], [-3, -1, 2], [-2, 1, 2]], [8, -11, -3])])
h = hilbert(5)
print([round(v, 4) for v in solve(h, [sum(row) for row in h])])
try:
    solve([[1, 2], [2, 4]], [1, 2])
except ZeroDivisionError as e:
    print(e)


def power_iteration(m, rounds):
    v = [1.0] * len(m)
    value = 0.0
    for _ in range(rounds):
        w = [sum([a * b for a, b in zip(row, v)]) for row in m]
        value = max(w)
        v = [x / value for x in w]
    return value, v


value, vector = power_iteration([[2, 1, 0], [1, 3, 1], [0, 1, 4]], 120)
print(round(value, 10), [round(x, 8) for x in vector])


def determinant(m):
    if len(m) == 1:
        return m[0][0]
    total = 0
    for c in range(len(m)):
        minor = [row[:c] + row[c + 1 :] for row in m[1:]]
        total += (-1) ** c * m[0][c] * determinant(minor)
    return total


print(determinant([[2, 0, 1, 3], [1, 1, 0, 2], [0, 5, 1, 1], [4, 1, 2, 0]]), round(determinant(hilbert(4)) * 1e7, 6))
