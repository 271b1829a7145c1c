# Of an enumerate over a zip no tuple is made; what it goes over ends in the middle.
def run(items, others, total=0):
    for i, (a, b) in enumerate(zip(items, others)):  # jit: body.operations=21 body.guards=7 body.allocations=0 body.residual_calls=0
        total += i + a - b
    return total


print(run(range(3000), range(5, 2905)))
# The sum leaves the range of small ints in mid-loop.
print(run(range(300), range(5, 2905), total=2**62 - 90))
print(run(range(200), [5] * 150))
