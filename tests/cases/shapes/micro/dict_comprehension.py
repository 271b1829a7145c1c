# Each pair of a dict is stored by two calls, one that looks for the key and one that puts it in; keys are of another kind from the middle on.
def run(items):
    return {v if v < 2900 else str(v): v for v in items}  # jit: body.operations=13 body.guards=5 body.allocations=0 body.residual_calls=2


print(len(run(range(2000))))
print(len(run(range(3000))))
