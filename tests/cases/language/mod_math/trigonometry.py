# math: sin to atanh, degrees, radians, hypot, dist, constants, with exact and special values.
import math
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
print(math.pi, math.e, math.tau, math.inf, math.nan, math.tau == 2 * math.pi)
for f in (math.sin, math.cos, math.tan, math.asin, math.acos, math.atan, math.sinh, math.cosh, math.tanh, math.asinh, math.acosh, math.atanh, math.degrees, math.radians):
    print(f.__name__, [t(f, x) for x in (0, -0.0, 1, -1, 0.5, 2, math.inf, -math.inf, math.nan)])
z = (0.0, -0.0, 1.0, -1.0, math.inf, -math.inf)
print([[math.atan2(y, x) for x in z] for y in z])
print(t(math.sin, "a"), t(math.cos), t(math.atan2, 1), t(math.sinh, 1000), t(math.cosh, -1000), math.hypot(3, 4), math.hypot(1e200, 1e200), math.hypot(5e-324, 5e-324), math.hypot(math.inf, math.nan), math.hypot(*[1] * 16), t(math.hypot, "a"), math.dist((0, 0), (3, 4)), math.dist([1], [1]), math.dist((1, 2, 3), (4, 5, 6)), t(math.dist, (1,), (1, 2)), t(math.dist, 5, 6), t(math.dist, ["a"], ["b"]), math.degrees(math.pi), math.radians(180) == math.pi, math.sin(math.pi), math.cos(math.pi / 2), math.tan(math.pi / 4), math.sin(1e22), math.acos(-1) == math.pi)
s = 0.0
for i in range(150):
    x = i / 13 - 5
    s += math.sin(x) ** 2 + math.cos(x) ** 2 + math.atan2(x, i + 1) + math.tanh(x) + math.asinh(x) + math.hypot(x, i) - math.degrees(x) / 100
print(round(s, 8))
