# An elidable function that may raise, and did not, is asked once, before the loop; from the middle on it is asked what it raises for, each time.
from sidewinder import elidable

weights = {"apple": 3, "pear": 5}


@elidable
def weight(name):
    return weights[name]


def run(n, name, total=0):
    for i in range(n):  # jit: body.operations=10 body.guards=5 body.allocations=0 body.residual_calls=0
        try:
            total += weight(name)
        except KeyError as error:
            total -= len(error.args[0])
        if i == 2900:
            name = "zebra"
    return total


print(run(3000, "apple"))
print(run(300, "pear"))
# The sum leaves the range of small ints in mid-loop.
print(run(300, "apple", total=2**62 - 90))
