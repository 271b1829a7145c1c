# Iterators over iterators over a generator: one loop, and no tuple.
def squares(n):
    for i in range(n):
        yield i * i


def run(items, total=0):
    for i, (x, y) in enumerate(zip(map(lambda x: x + 1, items), filter(None, items))):  # jit: body.operations=31 body.guards=12 body.allocations=0 body.residual_calls=0
        total += x - y + i
    return total


print(run(squares(3000)))
# The sum leaves the range of small ints in mid-loop.
print(run(squares(300), total=2**62 - 90))
print(run(squares(200)), run(iter(range(100))), run(x % 3 for x in range(300)))
