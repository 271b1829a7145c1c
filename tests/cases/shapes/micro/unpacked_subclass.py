# A named tuple, or a list of the program's own class, is taken apart like what it inherits from. In mid-loop one has other items, or goes over itself in its own way.
from collections import namedtuple

Point = namedtuple("Point", "x y")


class Items(list):
    pass


class Twice(tuple):
    def __iter__(self):
        return iter((self[0] * 2, self[1] * 2))


def run(points):
    total = 0
    for p in points:  # jit: body.operations=25 body.guards=10 body.allocations=0 body.residual_calls=0
        x, y = p
        total += x * y
    return total


def made(n):
    total = 0
    for i in range(n):
        x, y = Point(i, 2)
        total += x - y
    return total


points = [Point(n, 2) for n in range(3000)]
print(run(points), made(3000), run(points[:300] + [Twice((3, 4)), Items([1, 2]), (5, 6)] * 30))
for wrong in Items([1]), Twice((3,)), namedtuple("One", "x")(1), Items([1, 2, 3]):
    try:
        print(run(points[:300] + [wrong]))
    except (ValueError, IndexError) as error:
        print(error)
Items.__iter__ = lambda self: iter([7, 8])
print(run(points[:300] + [Items([1])] * 100))
