# erf, erfc, gamma, lgamma.
import math

for x in (0.0, 0.5, 1.0, -1.0, 2.5, 6.0, -6.0, 1e-10, 27.0, math.inf, -math.inf):
    print(x, math.erf(x), math.erfc(x))
for x in (0.5, 1, 2, 5, 10, 23, 24, 0.1, -0.5, -1.5, 1e-5, 3.7, 20.5, 100.5, 171, -20.5, 1e-308):
    print(x, math.gamma(x), math.lgamma(x))
for x in (1e300, 3, 1, 2, 1e-25, -3.5, 1000.5, math.inf):
    print(x, math.lgamma(x))
for f, x in ((math.gamma, 0), (math.gamma, -1), (math.gamma, 200), (math.gamma, -math.inf), (math.lgamma, 0), (math.lgamma, -5), (math.gamma, "a"), (math.erf, None)):
    try:
        print(f(x))
    except (ValueError, OverflowError, TypeError) as e:
        print(type(e).__name__, e)
print(math.gamma(math.inf), math.isnan(math.gamma(math.nan)), math.lgamma(-math.inf))
total = 0.0
for i in range(1, 100):
    total += math.erf(i / 50) + math.gamma(i / 9) % 7 + math.lgamma(i)
print(total)
