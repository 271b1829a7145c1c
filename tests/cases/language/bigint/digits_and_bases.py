# Big ints as digits: factorials, powers of two, pi, bases, palindromes.
def factorial(n):
    out = 1
    for k in range(2, n + 1): out *= k
    return out
print(factorial(30), sum(map(int, str(factorial(100)))), len(str(2**1000)), str(2**200)[::-1][:10], factorial(25) // factorial(23))
def pi_digits(n):
    q, r, t, k, m, x = 1, 0, 1, 1, 3, 3
    out = ""
    while len(out) < n:
        if 4 * q + r - t < m * t:
            out += str(m)
            q, r, m = 10 * q, 10 * (r - m * t), (10 * (3 * q + r)) // t - 10 * m
        else:
            q, r, t, k, m, x = q * k, (2 * q + r) * x, t * x, k + 1, (q * (7 * k + 2) + r * x) // (t * x), x + 2
    return out
print(pi_digits(60))
def to_base(n, b):
    out = ""
    while n: n, d = divmod(n, b); out = "0123456789abcdefghijklmnopqrstuvwxyz"[d] + out
    return out or "0"
for n in (0, 255, 10**30, 2**100 - 1):
    print([to_base(n, b) for b in (2, 7, 16, 36)][1:], all(int(to_base(n, b), b) == n for b in range(2, 37)))
n, steps = 89, 0
while str(n) != str(n)[::-1]: n += int(str(n)[::-1]); steps += 1
print(n, steps, hash(10**50), hash(-10**50), 10**50 == int("1" + "0" * 50), (10**50).bit_length(), -(10**20) // 3, -(10**20) % 3, 10**40 % 10**17, (10**40 + 1) & 0xffff, 1 << 100 >> 98, 7**77 % 10**10, pow(7, 77, 10**10))
