# Small number theory: Euclid, extended Euclid, a sieve, Fermat's little theorem.


def gcd(a, b):
    while b:
        a, b = b, a % b
    return a


def extended(a, b):
    if b == 0:
        return a, 1, 0
    g, x, y = extended(b, a % b)
    return g, y, x - a // b * y


def sieve(n):
    flags = [True] * (n + 1)
    flags[0] = flags[1] = False
    i = 2
    while i * i <= n:
        if flags[i]:
            for j in range(i * i, n + 1, i):
                flags[j] = False
        i += 1
    return [i for i in range(n + 1) if flags[i]]


def carmichael(limit, primes):
    found = []
    known = set(primes)
    for n in range(3, limit, 2):
        if n in known:
            continue
        if pow(2, n - 1, n) == 1:
            found.append(n)
    return found


primes = sieve(3000)
print(len(primes), primes[-3:], sum(primes))
print(carmichael(3000, primes))
total = 0
for a in range(1, 40):
    for b in range(1, 40):
        g, x, y = extended(a, b)
        assert g == gcd(a, b) and a * x + b * y == g
        total += g * (x - y)
print(total, gcd(2**90, 6**50) == 2**50)
