# What map calls is part of the loop.
def run(f, n):
    total = 0
    for v in map(f, range(n)):  # jit: body.operations=9 body.guards=4 body.allocations=0 body.residual_calls=0
        total += v
    return total


print(run(lambda x: x + 1, 3000))
print(run(lambda x: x * 2, 200), run(abs, 100))
