# The StopIteration of an iterator asked by hand is caught in the loop and never made; in the middle there is one more item.
def run(n, items, total=0):
    for i in range(n):  # jit: body.operations=13 body.guards=6 body.allocations=0 body.residual_calls=0
        it = iter(items)
        try:
            total += next(it)
            total += next(it)
        except StopIteration:
            total += 1
        if i == 2900:
            items = (i, i)
    return total


print(run(3000, (7,)))
print(run(300, (7,)))
# The sum leaves the range of small ints in mid-loop.
print(run(300, (7,), total=2**62 - 90))
