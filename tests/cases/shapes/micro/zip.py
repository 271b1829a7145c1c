# The tuples of zip are never made.
def run(a, b):
    total = 0
    for x, y in zip(a, b):  # jit: body.operations=22 body.guards=7 body.allocations=0 body.residual_calls=0
        total += x * y
    return total


items = list(range(3000))
print(run(items, items))
print(run(items[:200], range(150)), run(items[:100], [1.5] * 90))
