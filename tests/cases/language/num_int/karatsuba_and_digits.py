# Big integers in algorithms: digits of pi and e, modular powers, primes, continued fractions, base conversion.
from math import gcd, isqrt
def pi_digits(n):
    q, r, t, k, m, x, out = 1, 0, 1, 1, 3, 3, []
    while len(out) < n:
        if 4 * q + r - t < m * t:
            out.append(m); q, r, m = q * 10, 10 * (r - m * t), 10 * (3 * q + r) // t - 10 * m
        else: q, r, t, k, m, x = q * k, (2 * q + r) * x, t * x, k + 1, (q * (7 * k + 2) + r * x) // (t * x), x + 2
    return "".join(map(str, out))
print(pi_digits(60))
def e_digits(n):
    s = term = 10 ** (n + 10); k = 1
    while term: term //= k; s += term; k += 1
    return str(s // 10 ** 10)
print(e_digits(50))
def is_prime(n):
    if n < 2: return False
    for p in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        if n % p == 0: return n == p
    d, s = n - 1, 0
    while d % 2 == 0: d //= 2; s += 1
    for a in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        x = pow(a, d, n)
        if x in (1, n - 1): continue
        for _ in range(s - 1):
            x = x * x % n
            if x == n - 1: break
        else: return False
    return True
print([p for p in range(2**61 - 30, 2**61 + 30) if is_prime(p)], is_prime(2**89 - 1), is_prime(2**83 - 1), sum(map(is_prime, range(1000))))
def base(n, b): return (base(n // b, b) if n >= b else "") + "0123456789abcdefghijklmnopqrstuvwxyz"[n % b]
print(base(10**30, 36), int(base(10**30, 36), 36) == 10**30, base(2**100, 2) == bin(2**100)[2:], isqrt(2 * 10**60), pow(3, -1, 10**9 + 7), gcd(2**90 - 1, 2**60 - 1))
def egcd(a, b): return (a, 1, 0) if not b else (lambda g, x, y: (g, y, x - a // b * y))(*egcd(b, a % b))
print(egcd(10**20 + 39, 10**15 + 37), sum(int(c) for c in str(3**500)), len(str(7**1000)))
n = 1
for i in range(1, 150): n = n * (i * i + 1) // (i % 7 + 1) % (10**40 + 7) ^ (n >> i % 50)
print(n)
