# Five objects in every iteration, none of which anybody keeps: all of them go.


class BoxedInteger:
    def __init__(self, intval):
        self.intval = intval

    def add(self, other):
        return other.add__int(self.intval)

    def add__int(self, n):
        return BoxedInteger(n + self.intval)

    def is_positive(self):
        return self.intval > 0


def f(y):
    res = BoxedInteger(0)
    while y.is_positive():  # jit: recorded.allocations=5 body.allocations=0 body.residual_calls=0 removed.allocation>=5
        res = res.add(y).add(BoxedInteger(-100))
        y = y.add(BoxedInteger(-1))
    return res


print(f(BoxedInteger(20_000)).intval)
