# map over a generator is a loop over both: the generator and the function are part of it.
def squares(n):
    for i in range(n):
        yield i * i


def run(f, items, total=0):
    for v in map(f, items):  # jit: body.operations=12 body.guards=6 body.allocations=0 body.residual_calls=0
        total += v
    return total


def more(x):
    return x + 1


print(run(more, squares(3000)))
# The sum leaves the range of small ints in mid-loop.
print(run(more, squares(300), total=2**62 - 90))
print(run(lambda x: x * 2, squares(200)), run(abs, squares(100)), run(len, (str(x) for x in range(200))))
