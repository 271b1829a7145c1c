# A number in an object of one class, then of another: each phase has a body of its own, and neither allocates. Later one comes that is of both.
class Whole:
    def __init__(self, n):
        self.n = n

    def plus(self, step):
        return Whole(self.n + step)


class Half:
    def __init__(self, n):
        self.n = n

    def plus(self, step):
        return Half(self.n + step * 0.5)


class Odd(Half):
    def plus(self, step):
        return Whole(7) if step > 6000 else Half(self.n)


def run(n, x):
    for i in range(n):  # jit: body.operations=13 body.guards=5 body.allocations=0 body.residual_calls=0
        x = x.plus(i)
        if i == 1500:
            x = Half(x.n)
        if i == 5900:
            x = Odd(x.n)
    return type(x).__name__, x.n


print(run(6000, Whole(3)))
print(run(6200, Half(3)))
# The sum leaves the range of small ints in mid-loop.
print(run(300, Whole(2**62 - 90)))
