# An iterator of the program asked by hand, with a default: its `__next__` is part of the loop; it ends in the middle.
class Countdown:
    def __init__(self, left):
        self.left = left

    def __iter__(self):
        return self

    def __next__(self):
        if self.left == 0:
            raise StopIteration
        self.left -= 1
        return self.left


def run(n, countdown, total=0):
    for i in range(n):  # jit: body.operations=15 body.guards=6 body.allocations=0 body.residual_calls=0
        total += next(countdown, -1)
    return total


print(run(3000, iter(Countdown(2900))))
print(run(300, iter(Countdown(2900))))
# The sum leaves the range of small ints in mid-loop.
print(run(300, iter(Countdown(2900)), total=2**62 - 9000))
