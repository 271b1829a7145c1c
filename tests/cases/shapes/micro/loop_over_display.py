# A loop over a display of a few items is part of the loop around it, item by item: neither the tuple nor its iterator is made. One of the
# items becomes a float in the middle.
def weighed(a, b):
    total = 0
    for x, weight in ((a, 3), (b, 5), (1, 7)):
        total += x * weight
    return total


def run(n, last, total=0):
    for i in range(n):  # jit: body.operations=24 body.guards=12 body.allocations=0 body.residual_calls=0
        for x in [i, last]:
            total += weighed(x, i)
        if i == 2900:
            last = 0.5
    return total


print(run(3000, 5))
print(run(300, 5))
# The sum leaves the range of small ints in mid-loop.
print(run(300, 5, total=2**62 - 90))
try:
    run(200, "text")
except TypeError as error:
    print(error)
