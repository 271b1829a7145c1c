# A class that inherits from int: calls of the class make it around the int, `int()` takes that out, and it never is an object.
class Meters(int):
    def __add__(self, other):
        return Meters(int(self) + int(other))


def run(n, step):
    total = Meters(0)
    for i in range(n):  # jit: body.operations=8 body.guards=4 body.allocations=0 body.residual_calls=0
        total = total + step
    return total


print(run(3000, 2), type(run(10, True)).__name__)
Meters.__int__ = lambda self: 7
print(run(300, 3))
