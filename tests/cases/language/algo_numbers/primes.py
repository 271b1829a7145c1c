# Sieves, Miller-Rabin with big ints, factors by trial and by Pollard's rho, totients.
def sieve(n):
    flags = bytearray([1]) * (n + 1)
    flags[:2] = b'\0\0'
    for p in range(2, int(n ** 0.5) + 1):
        if flags[p]: flags[p * p::p] = bytes(len(range(p * p, n + 1, p)))
    return [i for i, f in enumerate(flags) if f]
primes = sieve(600)
print(len(primes), primes[:10], primes[-3:])
def probable(n):
    if n < 2: return False
    for p in primes[:12]:
        if n % p == 0: return n == p
    d, s = n - 1, 0
    while d % 2 == 0: d, s = d // 2, s + 1
    for a in primes[:12]:
        x = pow(a, d, n)
        if x in (1, n - 1): continue
        for _ in range(s - 1):
            x = x * x % n
            if x == n - 1: break
        else:
            return False
    return True
print([n for n in range(600) if probable(n)] == primes, [probable(2**k - 1) for k in (13, 31, 61, 67, 89, 127)])
def gcd(a, b):
    while b: a, b = b, a % b
    return a
def rho(n):
    if n % 2 == 0: return 2
    for c in range(1, 20):
        x = y = 2
        d = 1
        while d == 1:
            x = (x * x + c) % n
            y = (y * y + c) % n
            y = (y * y + c) % n
            d = gcd(abs(x - y), n)
        if d != n: return d
def factors(n):
    if n == 1: return []
    if probable(n): return [n]
    d = rho(n)
    return sorted(factors(d) + factors(n // d))
for n in (12, 97, 360360, 10**12 + 39, 2**32 + 1, 8051 * 10403, 600851475143, 2**40 - 1): print(n, factors(n))
phi = list(range(101))
for p in range(2, 101):
    if phi[p] == p:
        for m in range(p, 101, p): phi[m] -= phi[m] // p
print(phi[90:], sum(phi[1:]))
print([p for p in primes if p + 2 in primes][:12], sum(1 / p for p in primes))
