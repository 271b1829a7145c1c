# `__class__` assigned in each iteration: another map, and what is found through it is known. In the middle there is only one class.
class Idle:
    def __init__(self):
        self.steps = 0

    def step(self):
        self.steps += 1


class Busy(Idle):
    def step(self):
        self.steps += 10


def run(n, one, first, second):
    for i in range(n):  # jit: body.operations=17 body.guards=6 body.allocations=0 body.residual_calls=0
        one.__class__ = first
        one.step()
        one.__class__ = second
        one.step()
        if i == 2900:
            first, second = Busy, Busy
    return one.steps


print(run(3000, Idle(), Idle, Busy))
print(run(300, Idle(), Idle, Busy))
# The sum leaves the range of small ints in mid-loop.
many = Idle()
many.steps = 2**62 - 90
print(run(300, many, Idle, Busy))
