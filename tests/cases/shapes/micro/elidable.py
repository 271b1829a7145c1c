# An elidable function of a constant is folded, of a variable that stays the same asked once before the loop; from the middle on it is asked something else.
from sidewinder import elidable


@elidable
def weight(name):
    return sum(map(ord, name)) % 100


def run(n, name, total=0):
    for i in range(n):  # jit: body.operations=10 body.guards=5 body.allocations=0 body.residual_calls=0
        total += weight("constant") + weight(name)
        if i == 2900:
            name = "zebra"
    return total


print(run(3000, "apple"))
# The sum leaves the range of small ints in mid-loop.
print(run(300, "apple", total=2**62 - 9000))
