# A generator that enumerate goes over is part of the loop.
def squares(n):
    for i in range(n):
        yield i * i


def run(items, total=0):
    for i, v in enumerate(items):  # jit: body.operations=15 body.guards=5 body.allocations=0 body.residual_calls=0
        total += i ^ v
    return total


print(run(squares(3000)))
# The sum leaves the range of small ints in mid-loop.
print(run(squares(300), total=2**62 - 90))
print(run(range(200)), run(x & 7 for x in range(200)), run(squares(3)))
