# Integers without bound: factorials, Fibonacci, digits, comparisons, division.


def factorial(n):
    result = 1
    for i in range(2, n + 1):
        result *= i
    return result


def fibonacci(n):
    a, b = 0, 1
    for _ in range(n):
        a, b = b, a + b
    return a


f = factorial(60)
print(f)
print(fibonacci(300))
print(sum([int(c) for c in str(factorial(100))]), len(str(2**1000)))
print(f // factorial(58), f % 1000000007, f // -(10**70), f % -(10**70), -f // 10**70)
print(f > 2**200, f == f + 0, f != f + 1, -f < f, max(f, 2**300) == 2**300, f is None)
print(f >> 100, (f << 3) == f * 8, f & 0xFFFFFFFFFFFFFFFF, f.bit_length(), hash(f) == hash(f + 0))
print(int("123456789" * 5), int("-" + "9" * 30), int("f" * 20, 16), int("1" * 70, 2))
x = 3
checks = 0
for i in range(250):
    x = x * x + i
    if x > 10**60:
        checks ^= x % 999983
        x = x % (10**58 + 9)
print(x, checks)


def isqrt(n):
    r = n
    while r * r > n:
        r = (r + n // r) // 2
    return r


print(isqrt(2 * 10**60))
