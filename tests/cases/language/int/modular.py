# Modular arithmetic with numbers below and above a machine word: a hash, RSA, a linear congruence.


def lcg(seed, n):
    out = []
    for _ in range(n):
        seed = (seed * 6364136223846793005 + 1442695040888963407) % 2**64
        out.append(seed >> 33)
    return out


values = lcg(42, 150)
print(values[:3], sum(values), max(values) < 2**31)


def fnv(data):
    h = 0xCBF29CE484222325
    for ch in data:
        h ^= ord(ch)
        h = h * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return h


print(fnv(""), fnv("hello"), fnv("x" * 150))


def miller_rabin(n):
    if n < 2:
        return False
    for p in (2, 3, 5, 7, 11, 13, 17, 19, 23):
        if n % p == 0:
            return n == p
    d, s = n - 1, 0
    while d % 2 == 0:
        d //= 2
        s += 1
    for a in (2, 3, 5, 7, 11, 13, 17, 19, 23):
        x = pow(a, d, n)
        if x in (1, n - 1):
            continue
        for _ in range(s - 1):
            x = x * x % n
            if x == n - 1:
                break
        else:
            return False
    return True


print([n for n in range(2**61 - 100, 2**61 + 50) if miller_rabin(n)], miller_rabin(2**89 - 1), miller_rabin(2**87 - 1))
p, q, e = 1000000007, 998244353, 65537
n, phi = p * q, (p - 1) * (q - 1)
d = pow(e, -1, phi)
message = 123456789012345
secret = pow(message, e, n)
print(secret, pow(secret, d, n) == message)


def matrix_fib(n, m):
    a, b, c, d = 1, 1, 1, 0
    x, y = 1, 0
    while n:
        if n & 1:
            x, y = (a * x + b * y) % m, (c * x + d * y) % m
        a, b, c, d = (a * a + b * c) % m, (a * b + b * d) % m, (c * a + d * c) % m, (c * b + d * d) % m
        n >>= 1
    return y


print(matrix_fib(10, 10**9), matrix_fib(10**18, 10**9 + 7), sum([matrix_fib(k, 97) for k in range(120)]))
