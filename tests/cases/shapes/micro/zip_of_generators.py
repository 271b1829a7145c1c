# zip over two generators takes an item of each in one loop; one of them is at its end in the middle.
def squares(n):
    for i in range(n):
        yield i * i


def run(items, others, total=0):
    for x, y in zip(items, others):  # jit: body.operations=18 body.guards=6 body.allocations=0 body.residual_calls=0
        total += x - y
    return total


print(run(squares(3000), (x + 1 for x in range(2900))))
# The sum leaves the range of small ints in mid-loop.
print(run(squares(300), (x + 1 for x in range(2900)), total=2**62 - 90))
print(run(squares(200), range(200)), run(range(50), squares(200)), run(squares(3), squares(4)))
both = squares(300)
print(run(both, both))
