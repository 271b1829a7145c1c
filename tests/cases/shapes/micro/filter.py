# What filter asks is part of the loop, and an item that is not wanted is an iteration.
def run(f, items, total=0):
    for v in filter(f, items):  # jit: body.operations=10 body.guards=5 body.allocations=0 body.residual_calls=0
        total += v
    return total


def is_large(x):
    return x > 2


print(run(is_large, range(3000)))
# The sum leaves the range of small ints in mid-loop.
print(run(is_large, range(300), total=2**62 - 90))
print(run(lambda x: x & 1, range(200)), run(lambda x: "x" * (x & 2), range(200)), run(None, range(5)))
