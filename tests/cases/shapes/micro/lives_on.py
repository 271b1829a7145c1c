# What an iteration makes lives for two more, and none of it is allocated: two iterations are peeled.
class Number:
    def __init__(self, value):
        self.value = value


class Other(Number):
    pass


def run(n):
    before, last = Number(0), Number(1)
    for i in range(n):  # jit: body.operations=10 body.guards=4 body.allocations=0 body.residual_calls=0
        before, last = last, Number((before.value + last.value) % 1000)
        if i == 2900:
            last = Other(5)
    return type(before).__name__, before.value, type(last).__name__, last.value


print(run(3000))
print(run(2901))
print(run(2902))
