# An item of a set that is there already is only looked for; one that cannot be hashed ends it.
def run(items):
    return {v & 15 for v in items}  # jit: body.operations=10 body.guards=3 body.allocations=0 body.residual_calls=1


print(len(run(range(3000))))
try:
    {v for v in [*range(2100), []]}
except TypeError as error:
    print(error)
