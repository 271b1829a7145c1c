# The pieces are made by calls, as is the whole: nothing else is left of an f-string.
def run(n, head):
    total = 0
    for i in range(n):  # jit: body.operations=18 body.guards=8 body.allocations=0 body.residual_calls=3
        total += len(f"{head}:{i:03d}")
    return total


print(run(3000, "a"))
print(run(200, 2.5))
