# The tuples of zip are never made.
def run(a, b, total=0):
    for x, y in zip(a, b):  # jit: body.operations=22 body.guards=7 body.allocations=0 body.residual_calls=0
        total += x * y
    return total


items = list(range(3000))
print(run(items, items))
# The sum leaves the range of small ints in mid-loop.
print(run(items, items, total=2**62 - 90))
print(run([2] * 100 + [2**61] * 20, [3] * 200), run([2] * 100 + [2.5] * 20, [3] * 200), run([3] * 200, [2] * 100 + [2.5] * 20))
print(run(items[:200], range(150)), run(items[:100], [1.5] * 90))
