# The text of an object is what its `__str__` or `__format__` returns, whose frame is part of the loop. In mid-loop the object has another class, another text, no text.
class Colour:
    def __init__(self, name):
        self.name = name

    def __str__(self):
        return self.name

    def __repr__(self):
        return self.name


class Spaced(Colour):
    def __format__(self, spec):
        return " " + self.name


class Silent(Colour):
    def __str__(self):
        return None


def run(n, colour, total=0):
    for i in range(n):  # jit: body.operations=8 body.guards=4 body.allocations=0 body.residual_calls=0
        total += len(f"{colour}") + len(str(colour)) + len(repr(colour))
    return total


def late(n, colour):
    total = 0
    for i in range(n):
        if i == n // 2:
            Colour.__str__ = lambda self: "late"
        total += len(f"{colour}")
    return total


red = Colour("red")
print(run(3000, red), run(300, Spaced("blue")), run(300, Colour("a" * 50)), run(300, 5))
try:
    run(300, Silent("x"))
except TypeError as error:
    print(error)
print(late(3000, red), run(300, red))
# The sum leaves the range of small ints in mid-loop.
print(run(300, red, total=2**62 - 900))
