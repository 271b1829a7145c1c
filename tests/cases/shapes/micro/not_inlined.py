# A function that is not to be looked into stays a call; it raises in the middle.
from sidewinder import dont_look_inside


@dont_look_inside
def check(i):
    if i == 2900:
        raise ValueError(i)
    return i & 3


def run(n, total=0):
    for i in range(n):  # jit: body.operations=16 body.guards=6 body.allocations=0 body.residual_calls=1
        try:
            total += check(i)
        except ValueError:
            total -= 1000
    return total


print(run(3000))
# The sum leaves the range of small ints in mid-loop.
print(run(300, total=2**62 - 90))
