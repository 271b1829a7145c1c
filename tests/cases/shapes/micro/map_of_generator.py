# map over a generator is a loop over both: the generator and the function are part of it.
def squares(n):
    for i in range(n):
        yield i * i


def run(f, items):
    total = 0
    for v in map(f, items):  # jit: body.operations=13 body.guards=6 body.allocations=0 body.residual_calls=0
        total += v
    return total


print(run(lambda x: x + 1, squares(3000)))
print(run(lambda x: x * 2, squares(200)), run(abs, squares(100)), run(len, (str(x) for x in range(200))))
