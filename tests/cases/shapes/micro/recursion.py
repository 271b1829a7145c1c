# A recursion of constant depth is followed into its frames; it goes deeper in the middle.
def power(x, n):
    if n == 0:
        return 1
    return power(x, n - 1) + x


def run(n, depth, total=0):
    for i in range(n):  # jit: body.operations=15 body.guards=7 body.allocations=0 body.residual_calls=0
        total += power(i, depth)
        if i == 2900:
            depth = 40
    return total


print(run(3000, 3))
print(run(300, 3))
# The sum leaves the range of small ints in mid-loop.
print(run(300, 3, total=2**62 - 90))
