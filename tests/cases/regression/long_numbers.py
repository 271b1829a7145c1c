# Numbers of a hundred thousand bits: products, quotients, powers, roots, and conversions of all kinds.
import math
import sys

sys.set_int_max_str_digits(0)
print((-1).to_bytes(0, 'big', signed=True), (-128).to_bytes(1, 'big', signed=True), (-1).to_bytes(3, 'little', signed=True))
for n, length, signed in (-129, 1, 1), (128, 1, 1), (256, 1, 0), (-2**127, 16, 1), (-2**127 - 1, 16, 1), (2**128, 16, 0), (2**127, 16, 1), (0, 0, 0), (-5, 20, 1):
    try:
        print(n.to_bytes(length, 'big', signed=bool(signed)))
    except OverflowError as e:
        print(e)
for n in 15, 25, -25, -35, 0, 149, -151, 10**40 + 5 * 10**29, -(10**40 + 15 * 10**29):
    print(round(n, -1), round(n, -2), round(n, -30))
n = 3**100_000
s = str(n)
print(len(s), s[:20], s[-20:], int(s) == n, int(s[::-1], 12) % 10**9)
print(n // (7**20_000) % 10**20, (n * n - 1) // n == n - 1, pow(3, 2**500, n) % 10**10)
print(-n // (3**50_000 + 1) % 10**9, -n % (7**30_000) % 10**9, divmod(n, -(5**60_000))[1] % 10**9)
print(math.isqrt(n * n) == n, math.isqrt(n * n - 1) == n - 1, math.comb(20_000, 10_000) % 10**9, math.perm(20_000, 9_000) % (10**9 + 7))
print(math.factorial(9_000) % (10**9 + 7), (-7)**30_001 % 10**9, 12**30_000 % 10**9)
for at in range(120):
    n = n * (at + 3) - n // (at + 2)
print(n % 10**30, round(n, -40_000) // 10**40_000 % 10**9)
print(b'abcdefg'.hex(':'), b'abcdefg'.hex(':', 2), b'abcdefg'.hex(':', -2), b'abcdefg'.hex(':', 0), b'abcdefg'.hex(':', 7), b'abcdefg'.hex(':', 9), b''.hex(':'), b'ab'.hex())
