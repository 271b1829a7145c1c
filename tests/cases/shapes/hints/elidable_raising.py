# An elidable function that raises, each time, is called each time: what it raises is caught in the loop. In the middle it is asked something that it has an answer for.
from sidewinder import elidable

weights = {"apple": 3, "pear": 5}


@elidable
def weight(name):
    return weights[name]


def run(n, name, total=0):
    for i in range(n):  # jit: body.operations=31 body.guards=10 body.allocations=1 body.residual_calls=1
        try:
            total += weight(name)
        except KeyError as error:
            total -= len(error.args[0])
        if i == 2900:
            name = "apple"
    return total


print(run(3000, "zebra"))
print(run(300, "zebra"))
# The sum leaves the range of small ints in mid-loop.
print(run(300, "zebra", total=90 - 2**62))
