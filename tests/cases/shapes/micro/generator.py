# A generator is part of the loop that asks it.
def count(n):
    for i in range(n):
        yield i


def run(items, total=0):
    for v in items:  # jit: body.operations=7 body.guards=3 body.allocations=0 body.residual_calls=0
        total += v
    return total


print(run(count(3000)))
# The sum leaves the range of small ints in mid-loop.
print(run(count(300), total=2**62 - 90))
print(run(x * 0.5 for x in range(200)))
