# fsum, dist, hypot, isclose, remainder, nextafter, ulp, frexp and ldexp.
import math

print(math.fsum([0.1] * 10), sum([0.1] * 10), math.fsum([1e100, 1, -1e100]), math.fsum([]), math.fsum([1e308, 1e308, -1e308]) if False else "", math.fsum(range(100)))
print(math.hypot(3, 4), math.hypot(1, 1, 1), math.hypot(), math.hypot(-2), math.dist([1, 2], [4, 6]), math.dist((), ()), math.hypot(math.inf, math.nan))
print(math.isclose(1, 1 + 1e-10), math.isclose(0, 1e-10), math.isclose(0, 1e-10, abs_tol=1e-9), math.isclose(math.inf, math.inf), math.isclose(1, 1.1, rel_tol=0.2))
print(math.remainder(7, 4), math.remainder(-7, 4), math.remainder(6, 4), math.fmod(-7, 4), math.nextafter(1, 2), math.nextafter(1, 0), math.ulp(1), math.ulp(0), math.ulp(1e300))
print(math.frexp(10), math.frexp(0), math.frexp(-0.3), math.ldexp(0.5, 5), math.ldexp(1, -1074), math.modf(3.25), math.modf(-0.5), math.copysign(3, -0.0), math.trunc(-2.7))
print(math.log(2**1000), math.log(10**400, 10), math.log2(2**2000), math.log10(10**500), math.log1p(1e-10), math.expm1(1e-10), math.exp2(10), math.log(8, 2))
for bad in (lambda: math.fsum([1e308, 1e308]), lambda: math.fsum([math.inf, -math.inf]), lambda: math.fsum(["a"]), lambda: math.dist([1], [1, 2]), lambda: math.isclose(1, 2, rel_tol=-1),
            lambda: math.remainder(1, 0), lambda: math.fmod(math.inf, 1), lambda: math.log(0), lambda: math.log(-1), lambda: math.sqrt(-1), lambda: math.exp(1000), lambda: math.ldexp(1.0, 5000),
            lambda: math.floor(math.nan), lambda: math.ceil(math.inf), lambda: math.acos(2), lambda: math.pow(0, -1), lambda: math.log(1, 1), lambda: math.atanh(1)):
    try:
        print(bad())
    except (ValueError, OverflowError, TypeError, ZeroDivisionError) as e:
        print(type(e).__name__, e)
total = 0.0
for i in range(1, 100):
    total += math.hypot(i, i + 1) + math.dist((i, 1), (2, i)) + math.fsum([i / 3, 1e-16, -i / 7])
print(total)
