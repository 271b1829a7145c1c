# gcd, lcm, comb, perm, factorial, isqrt, prod.
import math

print(math.gcd(), math.gcd(12), math.gcd(12, 18, 27), math.gcd(-12, 18), math.gcd(0, 0), math.gcd(10**30, 6**40), math.lcm(), math.lcm(4, 6, 10), math.lcm(0, 5), math.lcm(-3, 7))
print([math.comb(5, k) for k in range(7)], math.comb(100, 50), math.perm(5), math.perm(5, 2), math.perm(5, 0), math.perm(3, 5), math.comb(0, 0), math.factorial(0), math.factorial(25))
print([math.isqrt(n) for n in (0, 1, 3, 4, 24, 25, 10**40, 10**40 - 1)], math.prod([]), math.prod([2, 3.5]), math.prod([1, 2], start=5), math.prod(range(1, 20)))
for bad in (lambda: math.gcd(1.5), lambda: math.comb(-1, 2), lambda: math.comb(5, -1), lambda: math.perm(-1), lambda: math.factorial(-1), lambda: math.factorial(1.5),
            lambda: math.isqrt(-1), lambda: math.isqrt(2.0), lambda: math.comb("a", 1), lambda: math.prod(5), lambda: math.lcm("a")):
    try:
        print(bad())
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)


class I:
    def __index__(self):
        return 6


print(math.gcd(I(), 9), math.factorial(I()), math.isqrt(I()), math.comb(I(), 2))
total = 0
for n in range(1, 100):
    total += math.gcd(n, 36) + math.lcm(n, 4) + math.isqrt(n * n + n) + math.comb(n, 2)
print(total)
