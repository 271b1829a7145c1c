# Magic squares of three kinds, Pythagorean primes, lattice counts, Farey sequences and Egyptian products.
def magic(n):
    if n % 2:
        g, r, c = [[0] * n for _ in range(n)], 0, n // 2
        for k in range(1, n * n + 1):
            g[r][c] = k
            a, b = (r - 1) % n, (c + 1) % n
            r, c = (a, b) if not g[a][b] else ((r + 1) % n, c)
        return g
    if n % 4 == 0: return [[r * n + c + 1 if (r % 4 in (0, 3)) == (c % 4 in (0, 3)) else n * n - r * n - c for c in range(n)] for r in range(n)]
    raise ValueError(f'no rule for {n}')
for n in (1, 3, 4, 7, 8, 6):
    try: g = magic(n)
    except ValueError as e: print(e); continue
    sums = {sum(r) for r in g} | {sum(c) for c in zip(*g)} | {sum(g[i][i] for i in range(n)), sum(g[i][-1 - i] for i in range(n))}
    print(n, g[0], sums, sorted(v for r in g for v in r) == list(range(1, n * n + 1)))
def farey(n):
    a, b, c, d = 0, 1, 1, n
    while c <= n:
        yield c, d
        k = (n + b) // d
        a, b, c, d = c, d, k * c - a, k * d - b
print(list(farey(6)), [sum(1 for _ in farey(n)) for n in (1, 10, 25)])
print([(p, next((a, b) for a in range(1, p) for b in range(a, p) if a * a + b * b == p)) for p in (5, 13, 41, 97)], sum(x * x + y * y <= 144 for x in range(-12, 13) for y in range(-12, 13)))
def peasant(a, b):
    s, trail = 0, []
    while a:
        if a & 1: s += b; trail.append(b)
        a, b = a >> 1, b * 2
    return s, len(trail)
print(peasant(13, 24), peasant(0, 5), peasant(2**64 - 1, 3), peasant(21, 0.5), sum(peasant(i, i + 1)[0] == i * (i + 1) for i in range(120)))
