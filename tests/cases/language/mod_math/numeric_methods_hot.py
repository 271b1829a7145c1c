# math in loops: integration, root finding, series, number theory, geometry, floats next to floats, stable sums, errors of every kind.
import math
from math import *

f = lambda x: exp(-x * x) * cos(3 * x)
n, a, b = 400, -2.0, 2.0
h = (b - a) / n
simpson = h / 3 * fsum((1 if i in (0, n) else 4 if i % 2 else 2) * f(a + i * h) for i in range(n + 1))
x = 1.0
for i in range(60):
    step = (x - cos(x)) / (1 + sin(x))
    x -= step
    if abs(step) < 1e-15:
        break
lo, hi = 0.0, 2.0
while nextafter(lo, hi) < hi:
    mid = (lo + hi) / 2
    lo, hi = (mid, hi) if mid * mid < 2 else (lo, mid)
print(round(simpson, 12), round(x, 14), isclose(lo, sqrt(2)), hi - lo <= 2 * ulp(1.0), isqrt(10**40), exp2(10), isclose(log1p(expm1(1e-10)), 1e-10))
total, product, common = 0, 1, 0
for i in range(1, 200):
    total += gcd(i * 6, 210, i) + lcm(i % 12 + 1, 8) + comb(i % 20, i % 7) + perm(i % 9, 3) + isqrt(i**3) + factorial(i % 12) % 1000 + (i % 5 if isfinite(1 / i) else 0)
    common = gcd(common, i * 12)
    product = prod((product, i % 7 + 1)) % 1000003
print(total, product, common, prod([]), prod([1.5, 2], start=4), prod(range(1, 25)) == factorial(24), sum(1 for i in range(2, 300) if factorial(i - 1) % i == i - 1))
points = [(cos(k) * k % 7, sin(k) * k % 5) for k in range(120)]
print(round(fsum(dist(p, q) for p, q in zip(points, points[1:])), 9), round(max(hypot(*p) for p in points), 9), round(fsum(degrees(atan2(q, p)) for p, q in points) % 360, 6), hypot(), hypot(3), hypot(1, 2, 2), dist((1, 2, 3), (1, 2, 3)), round(hypot(1e200, 1e200) / 1e200, 12))
errors = 0
for i in range(-150, 150):
    v = i / 8
    m, e = frexp(v)
    assert ldexp(m, e) == v and fsum(modf(v)) == v and copysign(abs(v), v) == v and trunc(v) == int(v) and ceil(v) == -floor(-v)
    assert isclose(fmod(v, 3) - 3 * (v < 0 and fmod(v, 3) != 0) * -1, v % 3), v
    r = remainder(v, 2.5)
    assert -1.25 <= r <= 1.25
    try:
        errors += isclose(exp(log(v)), v)
    except ValueError:
        errors -= 1
print(errors, fsum([0.1] * 10), sum([0.1] * 10), fsum([1e100, 1.0, -1e100]), nextafter(0.0, 1), ulp(1e16), nextafter(1, 1) == 1, ldexp(1, 1000) > 1e300, [ceil(x) for x in (-0.5, 2.000001)], [floor(True), trunc(-2.9)], copysign(0.0, -1), frexp(0), modf(-inf), log(2**2000, 2), log10(10**500), log2(2**0.5), erf(0.5) + erfc(0.5), gamma(5), lgamma(100), gamma(0.5) ** 2)
for bad in (lambda: sqrt(-1), lambda: log(0), lambda: log(-1, 2), lambda: log(5, 1), lambda: log(5, 0), lambda: acos(2), lambda: exp(1000), lambda: ldexp(1.0, 5000), lambda: factorial(-1), lambda: factorial(1.5), lambda: comb(-1, 2), lambda: comb(5, -1), lambda: perm(2.0, 1), lambda: gcd(1.5), lambda: isqrt(-1), lambda: floor(inf), lambda: ceil(nan), lambda: trunc("x"), lambda: fmod(1, 0), lambda: remainder(1, 0), lambda: pow(-8, 1 / 3), lambda: pow(0, -1), lambda: gamma(0), lambda: gamma(-3), lambda: gamma(200), lambda: lgamma(0), lambda: atanh(1), lambda: acosh(0.5), lambda: cosh(1000), lambda: sin(inf), lambda: dist((1,), (1, 2)), lambda: dist(1, 2), lambda: hypot("a"), lambda: fsum(["a"]), lambda: fsum([inf, -inf]), lambda: fsum([1e308, 1e308]), lambda: prod(["a"], start=1.5), lambda: sqrt("4"), lambda: sqrt(), lambda: sqrt(1, 2), lambda: isclose(1, 1, rel_tol=-1), lambda: modf(1j), lambda: nextafter(1), lambda: ldexp(1, 1.5), lambda: degrees(None), lambda: log1p(-1), lambda: expm1(1000), lambda: float(10**400) if False else sqrt(10**400), lambda: cbrt("x")):
    try:
        print(bad())
    except (ValueError, OverflowError, TypeError, ZeroDivisionError) as e:
        print(type(e).__name__, "|", e)


class F:
    __float__ = lambda self: 2.25
    __floor__ = lambda self: "floor"
    __ceil__ = lambda self: "ceil"
    __trunc__ = lambda self: "trunc"
    __index__ = lambda self: 6


print(sqrt(F()), floor(F()), ceil(F()), trunc(F()), gcd(F(), 9), factorial(F()), math.inf == inf, -math.nan != nan, tau == 2 * pi, math.e == exp(1))
