# A class attribute and a method read through instances: constants while the class does not change. What is left to guard is
# that, the end, two overflows, and an interrupt.


class Shape:
    factor = 3

    def __init__(self, n):
        self.n = n

    def area(self):
        return self.n * self.factor


def run(n):
    s = Shape(2)
    total = 0
    i = 0
    while i < n:  # jit: body.allocations=0 body.residual_calls=0 body.guards<=5
        total += s.area()
        i += 1
    return total


print(run(20_000))
