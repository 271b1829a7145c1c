# A named tuple that nobody keeps is never made, and its fields are its items.
from collections import namedtuple

Pair = namedtuple("Pair", "a b")


def run(n, total=0):
    for i in range(n):  # jit: body.operations=10 body.guards=5 body.allocations=0 body.residual_calls=0
        pair = Pair(i, 2)
        total += pair.a + pair.b
    return total


print(run(3000))
# The sum leaves the range of small ints in mid-loop.
print(run(300, total=2**62 - 90))
Pair.b = property(lambda self: 1000)
print(run(200))
