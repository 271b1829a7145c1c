# Floats: division and remainders with all signs, powers, comparison with ints, rounding.
import math

def attempt(f, *args, **kw):
    try:
        return repr(f(*args, **kw))
    except Exception as e:
        return f"{type(e).__name__}: {e}"

values = [0.0, -0.0, 1.0, -1.0, 0.5, -2.5, 3.7, 1e16, -1e300, 5e-324, float("inf"), float("-inf"), float("nan")]
import operator
for a in values:
    for b in values:
        print(a, b, *[attempt(f, a, b) for f in (operator.add, operator.sub, operator.mul, operator.truediv, operator.floordiv, operator.mod, divmod, operator.pow)], a < b, a == b, a >= b)
for x in [0.5, 1.5, 2.5, -0.5, -1.5, 2.675, 1.005, 0.05, 1e16, 123456.789, 1e-7, -0.0, 5e-324, 1.7976931348623157e308, 25.0, 35.0, 150.0]:
    print(x, round(x), [attempt(round, x, d) for d in (None, 0, 1, 2, 3, 10, 20, -1, -2, -5, 400, -400)])
print(attempt(round, float("inf")), attempt(round, float("nan")), attempt(round, float("inf"), 2), attempt(round, 1e308, -308), attempt(round, 1.7e308, -308), attempt(round, 1.5, "x"), attempt(round, 1.5, 1.5))
for a, b in [(2**53, 2.0**53), (2**53 + 1, 2.0**53), (-2**63, -2.0**63), (10**25, 1e25), (0, -0.0), (10**400, 1e308), (True, 1.0), (3, 3.5)]:
    print(a == b, a < b, a <= b, a > b, a >= b, b == a, b < a, b > a, hash(a) == hash(b))
t = 0.0
for k in range(1, 100):
    t += (k / 7) % 1.3 - (-k / 3) // 0.7 + (k * 0.1) ** 1.5
print(t, t.hex())
