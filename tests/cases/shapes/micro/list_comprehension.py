# A comprehension is a loop of its own, whose items are appended without a call while there is room; an item is of another kind in the middle.
def run(items):
    return [v + 1 for v in items if v != 7]  # jit: body.operations=14 body.guards=4 body.allocations=0 body.residual_calls=0


print(sum(run(range(3000))))
print(run([*range(2100), 0.5])[-1])
