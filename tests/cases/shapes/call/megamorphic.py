# More classes at one place than it is compiled for one by one: from then on the method is called there, whatever the class, in the body too that the loop gets
# when the sum becomes a float in the middle. Later one of the classes gets another method, and one object has none.
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
    for i in range(n):  # jit: body.operations=26 body.guards=8 body.allocations=0 body.residual_calls=1
        total += shapes[i & 7].area()
        if i == 1700:
            total = 0.5
        if i == 3500:
            type(shapes[6]).area = lambda self: self.side * 1000
        if i == 3600:
            shapes[7] = Shape(5)
    return total


def shapes():
    return [kind(k)(k * 3) for k in range(8)]


set_param(None, "trace_eagerness", 20)
set_param(None, "switch_limit", 4)
set_param(None, "wide_switch_limit", 4)
print(run(3500, shapes()))
try:
    run(4000, shapes())
except AttributeError as error:
    print(error)
# The sum leaves the range of small ints in mid-loop.
print(run(300, shapes(), total=2**62 - 90))
