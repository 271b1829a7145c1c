# min and max of two are comparisons.
def run(n, low, total=0):
    for i in range(n):  # jit: body.operations=14 body.guards=7 body.allocations=0 body.residual_calls=0
        total += min(i, low) + max(i, 60)
    return total


print(run(3000, 50))
# The sum leaves the range of small ints in mid-loop.
print(run(300, 50, total=2**62 - 9000))
print(run(200, 50.5))
try:
    run(200, "text")
except TypeError as error:
    print(error)


def three(values, n):
    total = 0
    for v in values:
        total += min(v, n, 7) + max(3, v, n)
    return total


nan = float("nan")
print(three(range(3000), 50), three([2.5, 1, -0.0] * 90, 50), three([0.5, 1.5] * 90, 9.5))
print(min(nan, 1.0, 2.0), min(1.0, nan, 0.5), max(nan, 1.0, 2.0), max(1, 2, 3, 4), min(4, 3, 2, 1), max(1, 2, 3, 4, 5), min(True, 1, 0), max(0.0, -0.0, 0))
try:
    three([1] * 300 + ["x"], 5)
except TypeError as error:
    print(error)
