# A call in a loop is inlined; another function under the name is noticed.
def added(a, b):
    return a + b


def run(n, total=0):
    for i in range(n):  # jit: body.operations=9 body.guards=4 body.allocations=0 body.residual_calls=0
        total += added(i, 1)
    return total


print(run(3000))
# The sum leaves the range of small ints in mid-loop.
print(run(300, total=2**62 - 90))


def added(a, b):
    return a - b


print(run(200))
