# A tuple spread over a call is never made.
def added(a, b):
    return a + b


def run(n, last, total=0):
    for i in range(n):  # jit: body.operations=10 body.guards=5 body.allocations=0 body.residual_calls=0
        pair = (i, last)
        total += added(*pair)
    return total


print(run(3000, 5))
# The sum leaves the range of small ints in mid-loop.
print(run(300, 5, total=2**62 - 90))
try:
    run(200, "text")
except TypeError as error:
    print(error)
