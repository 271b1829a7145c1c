# Sixty classes at one place, in turn: each has its case, and a jump through a table finds it. Objects of classes that are made anew all the time are none of
# the switch's business: a method of any class is called there.
from sidewinder import set_param


class Shape:
    def __init__(self, side):
        self.side = side


def kind(k):
    class Kind(Shape):
        def area(self):
            return self.side + k

    return Kind


def run(n, shapes, total=0):
    for i in range(n):  # jit: body.residual_calls=0
        total += shapes[i % 60].area()  # bridge: body.residual_calls=0
    return total


def fresh(n, total=0):
    for i in range(n):
        if i % 30 == 0:
            shape = kind(i)(3)
        total += shape.area()
    return total


set_param(None, "trace_eagerness", 20)
shapes = [kind(k)(k * 3) for k in range(60)]
print(run(20000, shapes))
# Another class in a place, one with another method, and an object with none.
shapes[7] = kind(1000)(1)
type(shapes[6]).area = lambda self: self.side * 1000
print(run(20000, shapes))
shapes[8] = Shape(5)
try:
    run(4000, shapes)
except AttributeError as error:
    print(error)
print(fresh(6000))
# The sum leaves the range of small ints in mid-loop.
shapes[8] = kind(3)(4)
print(run(300, shapes, total=2**62 - 90))
