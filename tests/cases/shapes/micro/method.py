# A method is found through the map and inlined; a method put in its place is noticed, in mid-loop too.
class Point:
    def __init__(self, x):
        self.x = x

    def get(self):
        return self.x


def run(n, point, change=-1, total=0):
    for i in range(n):  # jit: body.operations=10 body.guards=5 body.allocations=0 body.residual_calls=0
        total += point.get()
        if i == change:
            Point.get = lambda self: self.x * 10
    return total


print(run(3000, Point(3)))
# The sum leaves the range of small ints in mid-loop.
print(run(300, Point(3), total=2**62 - 90))
print(run(200, Point(3), 100))
