# From floats to ints, and quotient and rest at once, are done in the trace. In mid-loop a float is too large, no number, or no float.
from math import ceil, floor, trunc


def run(values, by):
    total = 0
    for v in values:  # jit: body.operations=22 body.guards=6 body.allocations=0 body.residual_calls=0
        quotient, rest = divmod(floor(v * 0.75), by)
        total += quotient + rest
    return total


def whole(values):
    total = 0
    for v in values:
        total += round(v) + 3 * ceil(v) + 5 * trunc(v) + 7 * int(v)
    return total


def squares(values):
    total = 0
    for v in values:
        total += v**2 - v**3
    return total


class Half:
    def __init__(self, n):
        self.n = n

    def __floor__(self):
        return self.n

    def __ceil__(self):
        return self.n + 1

    def __trunc__(self):
        return self.n

    def __round__(self):
        return -self.n

    def __int__(self):
        return self.n

    def __mul__(self, other):
        return self


print(run(range(3000), 7), run(range(-300, 300), -7), run([0.5, 1e300, 5.0] * 90, 7), run([1, Half(9), 2.5] * 90, 4))
print(whole([0.5, 1.5, 2.5, -0.5, -1.5, -2.5, 3.7, -3.7, 0.0, -0.0, 2.0, 4] * 90))
print(whole([0.5] * 300 + [True, 2**51 + 0.5, 2.0**52 + 1, -(2.0**51) - 0.5, 2.0**60, -(2.0**61), 2.0**61, 1e300, Half(3)] * 20))
print([round(n + 0.5) for n in range(-4, 5)], [round(2.0**51 - 0.5), round(2.0**51 + 0.5), round(2.0**52 + 1), round(0.49999999999999994), round(-0.49999999999999994)])
print([floor(x) for x in (2.5, -2.5, -0.0, 7, True, 2.0**53 + 2, -(2.0**60) - 256)], [ceil(x) for x in (2.5, -2.5, 0.0, -0.5, 7, 2.0**60 + 256)])
print(squares(range(3000)), squares([3.5, 2] * 90), squares([2**40, 3] * 90), squares([True, -5] * 90))
for wrong in float("nan"), float("inf"), "x", None:
    for f in lambda v: run([1.5] * 200 + [v], 3), lambda v: whole([1.5] * 200 + [v]), lambda v: divmod(v, 0):
        try:
            print(f(wrong))
        except (ValueError, OverflowError, TypeError, ZeroDivisionError) as error:
            print(type(error).__name__, error)
for pair in (7, 0), (7, -1), (-(2**61), -1), (2**70, 3), (7.5, 2), (True, 2):
    try:
        print(divmod(*pair))
    except ZeroDivisionError as error:
        print(error)
