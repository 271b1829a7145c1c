# The tuple of a starred parameter is never made.
def first_two(*args):
    return args[0] + args[1]


def run(n, last, total=0):
    for i in range(n):  # jit: body.operations=10 body.guards=5 body.allocations=0 body.residual_calls=0
        total += first_two(i, last)
    return total


print(run(3000, 5))
# The sum leaves the range of small ints in mid-loop.
print(run(300, 5, total=2**62 - 90))
print(run(200, 2**70))
