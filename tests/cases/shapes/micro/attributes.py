# An attribute is a load and a store; another type in it is noticed.
class Point:
    def __init__(self, x):
        self.x = x


def run(n, point):
    for i in range(n):  # jit: body.operations=11 body.guards=4 body.allocations=0 body.residual_calls=0
        point.x = point.x + i
    return point.x


print(run(3000, Point(3)))
# The sum leaves the range of small ints in mid-loop.
print(run(300, Point(2**62 - 90)))
print(run(200, Point(2.5)), run(200, Point(2**70)))
