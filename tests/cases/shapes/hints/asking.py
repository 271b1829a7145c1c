# What a trace knows is asked of it: a constant exponent is unrolled, a number that is in no object yet is not looked up, and in the interpreter all say no.

from sidewinder import dont_look_inside, isconstant, isvirtual, promote, set_param, unroll_safe, we_are_jitted


class Point:
    def __init__(self, x):
        self.x = x


@dont_look_inside
def power_by_loop(x, n):
    result = 1
    while n:
        result *= x
        n -= 1
    return result


@unroll_safe
def power(x, n):
    if not isconstant(n):
        return power_by_loop(x, n)
    result = 1
    while n:
        result *= x
        n -= 1
    return result


@dont_look_inside
def seen(point):
    return point.x


def run(n, exponent):
    total = 0
    for i in range(n):  # jit: body.allocations=0 body.residual_calls=0
        point = Point(i & 3)
        total += power(point.x, promote(exponent))
        total += point.x if isvirtual(point) else seen(point)
        total += 1 if we_are_jitted() else power_by_loop(1, 2)
    return total


print(isconstant(1), isvirtual(Point(1)), we_are_jitted())
print(run(5000, 3))
# Another exponent, and another again.
print(run(3000, 2), run(3000, 5), run(3000, 0))
set_param(None, "threshold", 100)
print(run(3000, 4))
