# A captured variable is a cell: a load and a store.
def run(n, count):
    def more():
        nonlocal count
        count += 1

    for i in range(n):  # jit: body.operations=11 body.guards=4 body.allocations=0 body.residual_calls=0
        more()
    return count


print(run(3000, 0))
# The sum leaves the range of small ints in mid-loop.
print(run(300, 2**62 - 90))
print(run(200, 0.5))
