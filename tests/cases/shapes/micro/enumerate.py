# The pairs of enumerate are never made.
def run(items):
    total = 0
    for i, v in enumerate(items):  # jit: body.operations=18 body.guards=6 body.allocations=0 body.residual_calls=0
        total += i * v
    return total


print(run(list(range(3000))))
print(run([2.5] * 200), run("").bit_length())
