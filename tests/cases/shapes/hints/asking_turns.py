# What a trace knows is asked, and turns: in the middle the constant is another one, then the object is one that somebody has, and the exponent is none.
from sidewinder import dont_look_inside, isconstant, isvirtual, promote, unroll_safe, we_are_jitted


class Point:
    def __init__(self, x):
        self.x = x


@dont_look_inside
def slow(x, n):
    return x**n


@unroll_safe
def power(x, n):
    if not isconstant(n):
        return slow(x, n)
    result = 1
    for _ in range(n):
        result *= x
    return result


def run(n, exponent, total=0):
    kept = None
    for i in range(n):  # jit: body.operations=19 body.guards=8 body.allocations=0 body.residual_calls=0
        point = Point(i & 3)
        if i > 2930:
            point = kept = kept or point
        total += power(point.x, promote(exponent) if i < 2960 else exponent)
        total += point.x if isvirtual(point) else slow(point.x, 1)
        total += 1 if we_are_jitted() else slow(1, 1)
        if i == 2900:
            exponent = 5
    return total


print(run(3000, 3))
print(run(300, 2))
# The sum leaves the range of small ints in mid-loop.
print(run(300, 3, total=2**62 - 90))
