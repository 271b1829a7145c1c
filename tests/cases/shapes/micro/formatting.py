# The number in it and the whole are made by calls: nothing else is left of an f-string, a string in it is taken as it is.
def run(n, head, total=0):
    for i in range(n):  # jit: body.operations=14 body.guards=6 body.allocations=0 body.residual_calls=2
        total += len(f"{head}:{i:03d}")
    return total


print(run(3000, "a"))
# The sum leaves the range of small ints in mid-loop.
print(run(300, "a", total=2**62 - 90))
print(run(200, 2.5))
