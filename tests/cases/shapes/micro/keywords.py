# Keywords are put in their places while the loop is recorded.
def scaled(a, b=2, *, c=3):
    return a + b + c


def run(n, total=0):
    for i in range(n):  # jit: body.operations=12 body.guards=6 body.allocations=0 body.residual_calls=0
        total += scaled(i, c=5)
    return total


print(run(3000))
# The sum leaves the range of small ints in mid-loop.
print(run(300, total=2**62 - 90))
scaled.__defaults__ = (100,)
print(run(200))
