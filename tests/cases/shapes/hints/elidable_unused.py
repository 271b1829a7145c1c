# What an elidable function gives is not used: as a function of the program may raise, it is called all the same. From the middle on somebody uses it.
from sidewinder import elidable


@elidable
def weight(n):
    return len(str(n))


def run(n, is_wanted, total=0):
    for i in range(n):  # jit: body.operations=13 body.guards=6 body.allocations=0 body.residual_calls=1
        digits = weight(i)
        if is_wanted:
            total += digits
        total += 1
        if i == 2900:
            is_wanted = True
    return total


print(run(3000, False))
print(run(300, False))
# The sum leaves the range of small ints in mid-loop.
print(run(300, False, total=2**62 - 90))
