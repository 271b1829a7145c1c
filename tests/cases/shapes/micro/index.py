# An item of a list is a load behind a check of its bounds.
def run(n, items, total=0):
    for i in range(n):  # jit: body.operations=14 body.guards=5 body.allocations=0 body.residual_calls=0
        total += items[i % 40]
    return total


print(run(3000, [1, 2, 3, 4] * 10))
# The sum leaves the range of small ints in mid-loop.
print(run(300, [1, 2, 3, 4] * 10, total=2**62 - 90))
print(run(200, [1] * 30 + [2.5] * 10))
print(run(200, tuple(range(40))))
try:
    run(200, [1] * 39)
except IndexError as error:
    print(error)
