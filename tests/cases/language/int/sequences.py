# Integer sequences: Collatz records, perfect numbers, Catalan, partitions, Pisano periods, happy ends.


def collatz(n, known={1: 1}):
    path = []
    while n not in known:
        path.append(n)
        n = n // 2 if n % 2 == 0 else 3 * n + 1
    length = known[n]
    for p in reversed(path):
        length += 1
        known[p] = length
    return length if not path else known[path[0]]


best = max([(collatz(n), n) for n in range(1, 400)])
print(best, collatz(27), collatz(1))


def divisors(n):
    small, large = [], []
    d = 1
    while d * d <= n:
        if n % d == 0:
            small.append(d)
            if d * d != n:
                large.append(n // d)
        d += 1
    return small + large[::-1]


print(divisors(360), [n for n in range(2, 500) if sum(divisors(n)[:-1]) == n])


def catalan(n):
    c = 1
    for k in range(n):
        c = c * 2 * (2 * k + 1) // (k + 2)
    return c


print([catalan(n) for n in range(8)], catalan(60))


def partitions(n):
    ways = [1] + [0] * n
    for part in range(1, n + 1):
        for total in range(part, n + 1):
            ways[total] += ways[total - part]
    return ways[n]


print(partitions(5), partitions(60))


def pisano(m):
    a, b = 0, 1
    for k in range(1, 6 * m + 1):
        a, b = b, (a + b) % m
        if a == 0 and b == 1:
            return k


print([pisano(m) for m in range(2, 14)])


def egyptian(a, b):
    parts = []
    while a:
        d = -(-b // a)
        parts.append(d)
        a, b = a * d - b, b * d
    return parts


print(egyptian(5, 121), egyptian(2, 3), -7 // 2, -(-7 // 2), (-7) % 3, -(7 % 3))
