# Objects that are made for a callee which a hint keeps out of the trace.
# code: SW202
# fix: Remove `@dont_look_inside` from `length`

from sidewinder import dont_look_inside


class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y


@dont_look_inside
def length(point):
    return point.x * point.x + point.y * point.y


def run(n):
    total = 0.0
    for i in range(n):
        total += length(Point(i * 0.5, 1.0))  # slow
    return total


print(run(20000000))
