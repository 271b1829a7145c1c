# math: the functions programs use, exact where they are exact.

import math
from math import sqrt, pi, floor

print(sqrt(2), sqrt(16), pi, math.e, math.tau, math.inf, math.nan != math.nan)
print(floor(2.7), floor(-2.7), math.ceil(2.1), math.ceil(-2.1), math.trunc(-2.7), floor(10**20), math.floor(1e20))
print(math.gcd(12, 18), math.gcd(), math.gcd(2**70, 6**40) == 2**40, math.lcm(4, 6), math.factorial(20), math.comb(10, 3), math.perm(5, 2), math.isqrt(10**20 + 1))
print(math.fabs(-3), math.copysign(2, -0.0), math.fmod(-7, 3), math.modf(2.5), math.frexp(8.0), math.ldexp(0.5, 4), math.hypot(3, 4))
print(math.isnan(math.nan), math.isinf(-math.inf), math.isfinite(1), math.isclose(0.1 + 0.2, 0.3), math.isclose(1, 1.1))
print(math.exp(0), math.log(1), math.log2(8), math.log10(1000), math.log(8, 2), math.pow(2, 10), math.degrees(pi), math.radians(180) == pi)
print(math.sin(0), math.cos(0), math.atan2(0, 1), math.prod([1, 2, 3]), math.fsum([0.1] * 10), math.dist((0, 0), (3, 4)))
for f in (lambda: sqrt(-1), lambda: math.log(0), lambda: math.factorial(-1), lambda: math.exp(1000), lambda: floor(math.inf), lambda: math.isqrt(-1), lambda: sqrt("x"), lambda: math.gcd(1.5)):
    try:
        print(f())
    except (ValueError, OverflowError, TypeError) as e:
        print(type(e).__name__, e)
total = 0.0
for i in range(1, 400):
    total += sqrt(i) * floor(i / 3) - math.ceil(i / 7)
    if i % 3 == 0:
        total += math.fabs(-i)
print(round(total, 6))
primes = 0
for n in range(2, 500):
    for d in range(2, math.isqrt(n) + 1):
        if n % d == 0:
            break
    else:
        primes += 1
print(primes)
