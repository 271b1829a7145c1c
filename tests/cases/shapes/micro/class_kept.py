# An object stays of its class over a call, whatever is called, as long as none of its kind ever got other attributes. Then one does, in mid-loop: it gets an attribute,
# loses one, gets another class, or keeps them in a dict.
from sidewinder import dont_look_inside


class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y


def add(p):
    p.z = 5
    p.x += 7


def remove(p):
    y = p.y
    del p.x
    p.x = y + 1


def turn(p):
    p.__class__ = Moved


def turn_to_same_shape(p):
    p.__class__ = Renamed


def open_dict(p):
    p.__dict__["x"] = 11


@dont_look_inside
def see(p, i):
    if i == 390:
        act(p)


def run(p, q, n):
    total = 0
    for i in range(n):  # jit: body.operations=24 body.guards=8 body.allocations=0 body.residual_calls=1
        total += p.x
        see(p, i)
        total += p.y + q.x
    return total


act = repr
print(run(Point(1, 2), Point(3, 4), 3000))
for act in (add, remove, turn, turn_to_same_shape, open_dict):

    class Point:
        def __init__(self, x, y):
            self.x = x
            self.y = y

        def __repr__(self):
            return f"{type(self).__name__} {self.x} {self.y} {sorted(vars(self))}"

    class Renamed:
        def __init__(self, x, y):
            self.x = x
            self.y = y

        x_of = property(lambda self: self.x)

        def __getattribute__(self, name):
            found = super().__getattribute__(name)
            return found + 1 if name == "y" else found

        __repr__ = Point.__repr__

    class Moved(Point):
        @property
        def y(self):
            return 1000

    p, q = Point(1, 2), Point(3, 4)
    print(act.__name__, run(p, q, 400), run(p, q, 380), p, q)
    print(run(q, p, 400), run(q, p, 380), p, q)
    print(run(p, q, 10), run(Point(5, 6), Point(7, 8), 380))
