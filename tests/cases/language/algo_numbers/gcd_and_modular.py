# Extended gcd, inverses, the Chinese remainder theorem, continued fractions, Pisano periods.
def egcd(a, b):
    x, y, u, v = 1, 0, 0, 1
    while b:
        q, r = divmod(a, b)
        a, b = b, r
        x, y, u, v = u, v, x - q * u, y - q * v
    return a, x, y
bad = 0
for a in range(-12, 13):
    for b in range(1, 9):
        g, x, y = egcd(a, b)
        if a * x + b * y != g: bad += 1
print(bad, egcd(240, 46), egcd(10**30, 7**25), egcd(-7, 3))
def inverse(a, m):
    g, x, _ = egcd(a % m, m)
    if g != 1: raise ValueError(f'{a} has no inverse modulo {m}')
    return x % m
for a, m in ((3, 11), (10, 17), (4, 8), (-3, 7), (2**70, 10**9 + 7)):
    try:
        i = inverse(a, m)
        print(a, m, i, i == pow(a, -1, m))
    except ValueError as e:
        try: pow(a, -1, m)
        except ValueError as f: print(e, '/', f)
def crt(pairs):
    x, m = 0, 1
    for r, n in pairs:
        g, p, _ = egcd(m, n)
        if (r - x) % g: return None
        x += m * ((r - x) // g * p % (n // g))
        m = m // g * n
    return x % m, m
print(crt([(2, 3), (3, 5), (2, 7)]), crt([(1, 4), (2, 6)]), crt([(3, 4), (5, 6)]), crt([(k, p) for k, p in enumerate((101, 103, 107, 109, 113, 127, 131, 137, 139, 149))]))
def fraction(p, q):
    out = []
    while q:
        out.append(p // q)
        p, q = q, p % q
    return out
print(fraction(415, 93), fraction(3141592653589793, 10**15)[:8], fraction(-7, 3))
def convergents(terms):
    h, k, h0, k0 = 1, 0, 0, 1
    for t in terms:
        h, h0 = t * h + h0, h
        k, k0 = t * k + k0, k
        yield h, k
print(list(convergents([1] + [2] * 8)), list(convergents([2] + [v for n in range(1, 9) for v in (1, 2 * n, 1)]))[-1])
def pisano(m):
    a, b, n = 0, 1, 0
    while True:
        a, b, n = b, (a + b) % m, n + 1
        if (a, b) == (0, 1): return n
print([pisano(m) for m in range(2, 25)])
