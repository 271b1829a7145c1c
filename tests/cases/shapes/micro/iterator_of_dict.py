# The first key of a dict is no more than a look at its storage; it is another one in the middle, and then there is none.
def run(n, table, total=0):
    for i in range(n):  # jit: body.operations=12 body.guards=6 body.allocations=0 body.residual_calls=0
        total += next(iter(table))
        if i == 2000:
            del table[1]
        if i == 2900:
            table.clear()
    return total


try:
    print(run(2500, {1: 0, 5: 0}))
    print(run(300, {1: 0, 5: 0}))
    # The sum leaves the range of small ints in mid-loop.
    print(run(300, {1: 0}, total=2**62 - 90))
    run(3000, {1: 0, 5: 0})
except StopIteration:
    print("empty")
