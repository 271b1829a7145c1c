# A bound method taken out and called is not made; another class's in the middle of the loop is another case.
class Point:
    def __init__(self, x):
        self.x = x

    def get(self, n):
        return self.x + n


class Other(Point):
    def get(self, n):
        return self.x - n


def run(n, point, total=0):
    for i in range(n):  # jit: body.operations=12 body.guards=6 body.allocations=0 body.residual_calls=0
        get = point.get
        total += get(i)
        if i == 2900:
            point = Other(5)
    return total


print(run(3000, Point(3)))
print(run(300, Point(3)))
# The sum leaves the range of small ints in mid-loop.
print(run(300, Point(3), total=2**62 - 90))
