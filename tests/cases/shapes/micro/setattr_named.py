# `setattr` and `object.__setattr__` with a constant name are stores of the attribute, which may be new. In mid-loop the object has a setter, or slots, or no such attribute.
class Point:
    pass


class Slotted:
    __slots__ = ("x", "y")


class Watched:
    y = 0

    def __setattr__(self, name, value):
        object.__setattr__(self, name, 2 * value)


class Doubled:
    y = 0

    @property
    def x(self):
        return self.kept

    @x.setter
    def x(self, value):
        self.kept = 2 * value


class Bare:
    __slots__ = ()


def run(n, make, total=0):
    for i in range(n):  # jit: body.operations=9 body.guards=4 body.allocations=0 body.residual_calls=0
        point = make()
        setattr(point, "x", i)
        object.__setattr__(point, "y", 1)
        total += point.x + point.y
    return total


print(run(3000, Point), run(300, Slotted), run(300, Watched), run(300, Doubled))
for wrong in (Bare, int, lambda: Point):
    try:
        run(300, wrong)
    except (AttributeError, TypeError) as error:
        print(error)
Point.x = property(lambda self: 3, lambda self, value: None)
print(run(300, Point))
# The sum leaves the range of small ints in mid-loop.
print(run(300, Slotted, total=2**62 - 90))
