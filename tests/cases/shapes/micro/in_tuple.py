# A constant tuple is looked through item by item.
def run(items):
    found = 0
    for v in items:  # jit: body.operations=9 body.guards=4 body.allocations=0 body.residual_calls=0
        if v in (3000, "x", None, -1):
            found += 1
    return found


print(run(range(2500)))
print(run(range(2900, 3100)))
print(run([1, 3000, "x", -1] * 50), run(["y", None, 2.0, 3000.0, True] * 40))
