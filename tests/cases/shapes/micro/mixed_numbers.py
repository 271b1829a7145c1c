# Floats are not boxed, ints become floats where they meet.
def run(n, total):
    for i in range(n):  # jit: body.operations=8 body.guards=2 body.allocations=0 body.residual_calls=0
        total = total + i * 0.5
    return total


print(run(3000, 0.0))
print(run(200, 1), run(200, 1j))
