# filter over a generator: what it asks is part of the loop, and an item that is not wanted is an iteration.
def squares(n):
    for i in range(n):
        yield i * i


def run(f, items, total=0):
    for v in filter(f, items):  # jit: body.operations=12 body.guards=6 body.allocations=0 body.residual_calls=0
        total += v
    return total


def is_large(x):
    return x > 2


print(run(is_large, squares(3000)))
# The sum leaves the range of small ints in mid-loop.
print(run(is_large, squares(300), total=2**62 - 90))
print(run(lambda x: x & 1, squares(200)), run(None, squares(200)), run(lambda x: "x" * (x & 2), squares(5)))
