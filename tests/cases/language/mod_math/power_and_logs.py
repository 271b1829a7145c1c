# math: pow, exp, exp2, expm1, log in two forms, log1p, log2, log10, cbrt, sqrt: specials and errors.
import math
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
inf, nan = math.inf, math.nan
vals = (0.0, -0.0, 1.0, -1.0, 2, 0.5, inf, -inf, nan)
for x in vals:
    print(x, [t(math.pow, x, y) for y in vals])
for f in (math.exp, math.exp2, math.expm1, math.log, math.log1p, math.log2, math.log10, math.cbrt, math.sqrt):
    print(f.__name__)
print(t(math.log, 8, 2), t(math.log, 100, 10), t(math.log, 2, 1), t(math.log, 0, 5), t(math.log, 5, 0), t(math.log, 5, -1), t(math.log, 10**1000, 10**10), t(math.log, 2**2000, 2), t(math.log2, 2**1500), t(math.log10, 10**400), t(math.log, -10**400), t(math.log, "a"), t(math.log, 1j), t(math.exp, 710), t(math.exp2, 1024), t(math.expm1, 1e-20), t(math.log1p, -1), t(math.log1p, -2), t(math.pow, 10**400, 2), t(math.pow, 2, 10000), t(math.pow, -8, 1/3), t(math.pow, 0, -2), t(math.pow, -0.0, -3), math.sqrt(2**60), math.pow(2, 0.5) == math.sqrt(2), math.log2(2**52), [math.log2(2.0**k) for k in (-1074, -3, 0, 10, 1023)])
s = 0.0
for i in range(1, 120):
    s += math.log(i) + math.log2(i * i) - math.log10(i) + math.exp(-i / 9) + math.expm1(i / 1000) + math.pow(i, 1 / 3) + math.cbrt(i) + math.log1p(i / 50) + math.log(i + 1, 3)
print(round(s, 8))
