# What map calls is part of the loop.
def run(f, n, total=0):
    for v in map(f, range(n)):  # jit: body.operations=9 body.guards=4 body.allocations=0 body.residual_calls=0
        total += v
    return total


def more(x):
    return x + 1


print(run(more, 3000))
# The sum leaves the range of small ints in mid-loop.
print(run(more, 300, total=2**62 - 90))
print(run(lambda x: x * 2, 200), run(abs, 100))
