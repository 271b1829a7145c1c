# So is a generator that hands on what another one yields.


def inner(n):
    for i in range(n):
        yield i & 7


def outer(n):
    yield from inner(n)


def run(n):
    total = 0
    for x in outer(n):  # jit: body.allocations=0 body.residual_calls=0
        total += x
    return total


print(run(20_000))
