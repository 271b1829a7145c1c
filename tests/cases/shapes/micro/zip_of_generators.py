# zip over two generators takes an item of each in one loop; one of them is at its end in the middle.
def squares(n):
    for i in range(n):
        yield i * i


def run(items, others):
    total = 0
    for x, y in zip(items, others):  # jit: body.operations=24 body.guards=8 body.allocations=0 body.residual_calls=0
        total += x - y
    return total


print(run(squares(3000), (x + 1 for x in range(2900))))
print(run(squares(200), range(200)), run(range(50), squares(200)), run(squares(3), squares(4)))
