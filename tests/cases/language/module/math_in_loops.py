# math functions in hot loops with ints, floats, big ints and changing types; constants; errors inside.

import math


def sine(x):
    term = total = x
    for n in range(1, 20):
        term *= -x * x / ((2 * n) * (2 * n + 1))
        total += term
    return total


worst = 0.0
for i in range(-60, 61):
    x = i / 20
    worst = max(worst, abs(sine(x) - math.sin(x)))
print(worst < 1e-12, round(math.sin(math.pi / 6), 12), round(math.cos(math.pi / 3), 12), math.tan(0.0), round(math.atan(1) * 4, 12) == round(math.pi, 12))
total = 0
values = [4, 2.25, True, 10**30, 9.0, 2**53]
for i in range(240):
    v = values[i % 6]
    total += math.floor(math.sqrt(v)) + math.ceil(v / 3) % 7 + int(math.log(v + 1))
print(total)
print([math.isqrt(n) for n in (0, 1, 15, 16, 10**40)], math.floor(-0.5), math.ceil(-0.5), math.trunc(1e20), math.floor(True), math.ceil(7))


def collinear(points):
    (x0, y0), (x1, y1) = points[:2]
    return all([math.isclose((x1 - x0) * (y - y0), (y1 - y0) * (x - x0), abs_tol=1e-9) for x, y in points])


print(collinear([(0, 0), (0.1, 0.2), (0.3, 0.6)]), collinear([(0, 0), (1, 1), (2, 2.1)]))
errors = {}
inputs = [-1, 0, 1, float("inf"), float("nan"), 1e308]
for i in range(120):
    x = inputs[i % 6]
    for f in (math.sqrt, math.log, math.exp, math.floor, math.acos):
        try:
            f(x)
        except (ValueError, OverflowError) as e:
            key = f"{f.__name__} {type(e).__name__} {e}"
            errors[key] = errors.get(key, 0) + 1
for key in sorted(errors):
    print(key, errors[key])


class Angle:
    def __init__(self, d):
        self.d = d

    def __float__(self):
        return float(self.d)

    def __floor__(self):
        return "floored"

    def __ceil__(self):
        return "ceiled"


print(math.sqrt(Angle(16)), math.floor(Angle(1)), math.ceil(Angle(1)), math.radians(180) == math.pi, math.hypot(5, 12), math.copysign(1, -0.0), math.gcd(0, 5), math.fmod(7, -3), math.factorial(25))
