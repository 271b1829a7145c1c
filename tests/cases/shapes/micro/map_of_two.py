# map over two iterables is a loop over both with the function in it; the second one is shorter in the middle.
def run(f, items, others, total=0):
    for v in map(f, items, others):  # jit: body.operations=16 body.guards=6 body.allocations=0 body.residual_calls=0
        total += v
    return total


def added(x, y):
    return x + y


print(run(added, range(3000), range(1, 2900)))
# The sum leaves the range of small ints in mid-loop.
print(run(added, range(300), range(1, 2900), total=2**62 - 90))
print(run(lambda x, y: x * y, range(200), [5] * 150))
try:
    run(lambda x, y: x + y, range(200), [1] * 150 + ["text"])
except TypeError as error:
    print(error)
