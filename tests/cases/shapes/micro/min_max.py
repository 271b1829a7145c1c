# min and max of two are comparisons.
def run(n, low, total=0):
    for i in range(n):  # jit: body.operations=14 body.guards=7 body.allocations=0 body.residual_calls=0
        total += min(i, low) + max(i, 60)
    return total


print(run(3000, 50))
# The sum leaves the small ints in mid-loop.
print(run(300, 50, total=2**62 - 9000))
print(run(200, 50.5))
try:
    run(200, "text")
except TypeError as error:
    print(error)
