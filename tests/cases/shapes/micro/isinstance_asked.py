# A metaclass that says what is an instance is asked in a frame of its own; an abstract base class looks into a set. In mid-loop it says otherwise.
from abc import ABC


class Shape(ABC):
    pass


class Square(Shape):
    pass


class Blob:
    pass


class Sure(type):
    def __instancecheck__(cls, thing):
        return thing is not None


class Anything(metaclass=Sure):
    pass


def run(n, thing, total=0):
    for i in range(n):  # jit: body.operations=10 body.guards=5 body.allocations=0 body.residual_calls=0
        if isinstance(thing, Shape):
            total += 1
        if isinstance(thing, Anything):
            total += 1
    return total


print(run(3000, Square()), run(300, Blob()), run(300, None), run(300, 5))
Shape.register(Blob)
print(run(300, Blob()))
Sure.__instancecheck__ = lambda cls, thing: []
print(run(300, Blob()))
# The sum leaves the range of small ints in mid-loop.
print(run(300, Square(), total=2**62 - 90))
