# A list taken apart where it was made is never made.
def run(n, total=0):
    for i in range(n):  # jit: body.operations=14 body.guards=6 body.allocations=0 body.residual_calls=0
        a, b, c = [i, i + 1, i + 2]
        total += a + b + c
    return total


print(run(3000))
# The sum leaves the range of small ints in mid-loop.
print(run(300, total=2**62 - 90))
