# An iterator of the program is made, gone through and ends in each turn: neither it nor the StopIteration is ever made. Later it ends with other exceptions.
class Down:
    def __init__(self, left):
        self.left = left

    def __iter__(self):
        return self

    def __next__(self):
        if self.left == 0:
            raise StopIteration
        self.left -= 1
        return self.left


class Over(StopIteration):
    pass


class Other(Down):
    def __next__(self):
        if self.left == 1:
            raise Over(self.left)
        if self.left == 70:
            raise ValueError(self.left)
        self.left -= 1
        return self.left


def run(n, kind, turns, total=0):
    for i in range(n):
        for k in kind(turns):  # jit: body.operations=8 body.guards=5 body.allocations=0 body.residual_calls=0
            total += k
    return total


print(run(3000, Down, 5), run(300, Other, 5), run(300, Down, 0))
try:
    run(300, Other, 72)
except ValueError as error:
    print(error)
# The sum leaves the range of small ints in mid-loop.
print(run(300, Down, 5, total=2**62 - 900))
