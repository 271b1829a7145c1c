# The dict of keywords is never made, neither where it is taken nor where it is passed on.
def inner(a, b):
    return a + b


def outer(**names):
    return inner(**names)


def run(n, total=0):
    for i in range(n):  # jit: body.operations=10 body.guards=5 body.allocations=0 body.residual_calls=0
        total += outer(a=i, b=5)
    return total


print(run(3000))
# The sum leaves the range of small ints in mid-loop.
print(run(300, total=2**62 - 90))


def inner(b, a):
    return b * 1000 + a


print(run(200))
