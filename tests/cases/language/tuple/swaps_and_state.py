# Multiple assignment through tuples as loop state: Fibonacci variants, extended gcd, rotations, permutations.


def egcd(a, b):
    x0, y0, x1, y1 = 1, 0, 0, 1
    while b:
        q, a, b = a // b, b, a % b
        x0, x1, y0, y1 = x1, x0 - q * x1, y1, y0 - q * y1
    return a, x0, y0


print(egcd(240, 46), egcd(10**20, 3**30), egcd(7, 0))


def tribonacci(n):
    a, b, c = 0, 0, 1
    for _ in range(n):
        a, b, c = b, c, a + b + c
    return a


print([tribonacci(n) for n in range(10)], tribonacci(150))


def next_permutation(p):
    p = list(p)
    i = len(p) - 2
    while i >= 0 and p[i] >= p[i + 1]:
        i -= 1
    if i < 0:
        return None
    j = len(p) - 1
    while p[j] <= p[i]:
        j -= 1
    p[i], p[j] = p[j], p[i]
    return tuple(p[: i + 1] + p[: i : -1])


p = (1, 2, 3, 4, 5)
count = 0
while p:
    last, p = p, next_permutation(p)
    count += 1
print(count, last)
point, direction = (0, 0), (0, 1)
visited = {(0, 0)}
for i in range(200):
    (x, y), (dx, dy) = point, direction
    if i % 7 in (2, 5):
        direction = dx, dy = -dy, dx
    point = x + dx, y + dy
    visited.add(point)
print(point, direction, len(visited))
records = [("a", 3, 1.5), ("b", 1, 2.5), ("c", 2, 0.5)]
for i in range(120):
    name, n, f = records[i % 3]
    records[i % 3] = name, (n * 7 + i) % 11, f if i % 2 else f + n
print(records)
low, high, total = 10**9, -(10**9), 0
for lo, hi in [(i % 7, i * 3 % 11) for i in range(150)]:
    low, high, total = min(low, lo), max(high, hi), total + (hi, lo)[lo > hi]
print(low, high, total)
a = b, c = d = (1, 2)
print(a, b, c, d, a is d)
x, y, z = z, y, x = 1, 2, 3
print(x, y, z)
first, second = second, first = "ab"
print(first, second)
