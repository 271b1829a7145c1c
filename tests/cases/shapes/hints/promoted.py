# A promoted number is a constant of the loop, and so is what an elidable function says of it; in the middle it is another.
from sidewinder import elidable, promote


@elidable
def last_square(n):
    return [k * k for k in range(n)][-1]


def run(n, size, total=0):
    for i in range(n):  # jit: body.operations=10 body.guards=5 body.allocations=0 body.residual_calls=0
        total += last_square(promote(size)) + size
        if i == 2900:
            size = 12
    return total


print(run(3000, 7))
print(run(300, 9))
# The sum leaves the range of small ints in mid-loop.
print(run(300, 7, total=2**62 - 90))
