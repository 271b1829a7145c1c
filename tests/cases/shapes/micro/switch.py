# Two classes at one place: each has its compiled case. A third one comes in the middle.
class Square:
    def __init__(self, side):
        self.side = side

    def area(self):
        return self.side * self.side


class Bar(Square):
    def area(self):
        return self.side


class Late(Square):
    def area(self):
        return 1


def run(n, shapes, total=0):
    for i in range(n):  # jit: body.operations=19 body.guards=8 body.allocations=0 body.residual_calls=0
        total += shapes[i & 1].area()  # bridge: body.operations=13 body.guards=3 body.allocations=0 body.residual_calls=0
        if i == 2900:
            shapes[1] = Late(9)
    return total


print(run(3000, [Square(3), Bar(4)]))
print(run(3, [Square(3), Square(4)]), run(30, [Square(3), Square(2**31)]), run(30, [Square(3), Square(2.5)]))
print(run(300, [Square(3), Bar(4)]))
# The sum leaves the range of small ints in mid-loop.
print(run(300, [Square(3), Bar(4)], total=2**62 - 90))
