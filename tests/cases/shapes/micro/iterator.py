# An iterator asked by hand in each iteration is never allocated, and does what a `for` does; it ends early from the middle of the loop on.
def run(n, pair, total=0):
    for i in range(n):  # jit: body.operations=10 body.guards=5 body.allocations=0 body.residual_calls=0
        it = iter(pair)
        total += next(it) + next(it, 0)
        if i == 2900:
            pair = (i,)
    return total


print(run(3000, (1, 2)))
print(run(300, (1, 2)))
# The sum leaves the range of small ints in mid-loop.
print(run(300, (1, 2), total=2**62 - 90))
