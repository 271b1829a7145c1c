# `getattr` and `hasattr` with a constant name are reads of the attribute. In mid-loop the object has another layout, a property, or answers by itself.
class Point:
    kind = "point"

    def __init__(self, x):
        self.x = x

    def twice(self):
        return 2 * self.x


class Named(Point):
    def __init__(self, x):
        super().__init__(x)
        self.name = 5


class Computed:
    kind = "computed"

    @property
    def x(self):
        return 11

    def __getattr__(self, name):
        if name == "name":
            return 13
        raise AttributeError(name)


def run(points):
    total = 0
    for p in points:  # jit: body.operations=14 body.guards=6 body.allocations=0 body.residual_calls=0
        total += getattr(p, "x") + getattr(p, "name", 2)
        if hasattr(p, "kind"):
            total += 1
    return total


def twice(points, name):
    total = 0
    for p in points:
        total += getattr(p, name)()
    return total


points = [Point(n) for n in range(3000)]
print(run(points), run(points[:300] + [Named(3), Computed(), Named(4)] * 30))
Point.name = 7
print(run(points), twice(points, "twice"), twice(points[:300] + [Named(2)] * 50, "".join(["tw", "ice"])))
del Point.name, Point.kind
print(run(points))
late = Point(3)
for k in range(40):
    setattr(late, f"a{k}", k)
late.name = 9
print(run(points[:300] + [late] * 100), getattr(late, "a39"), hasattr(late, "a40"), getattr(Point, "x", "none"), hasattr(5, "real"))
for wrong in (lambda: run(points[:300] + [5] * 3), lambda: twice(points, 5), lambda: twice(points, "thrice"), lambda: hasattr(late, None)):
    try:
        wrong()
    except (AttributeError, TypeError) as error:
        print(type(error).__name__, error)
