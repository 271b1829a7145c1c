# The pairs of enumerate are never made.
def run(items, total=0):
    for i, v in enumerate(items):  # jit: body.operations=18 body.guards=6 body.allocations=0 body.residual_calls=0
        total += i * v
    return total


print(run(list(range(3000))))
# The sum leaves the range of small ints in mid-loop.
print(run(list(range(300)), total=2**62 - 90))
print(run([2] * 100 + [2**61] * 20 + [2.5] * 30), run([2] * 100 + [2.5] * 30))
print(run([2.5] * 200), run("").bit_length())
