# What a decorator passes on, whatever it is: neither the tuple nor the dict of it is made.
def counted(f):
    calls = 0

    def g(*args, **names):
        nonlocal calls
        calls += 1
        return f(*args, **names)

    g.calls = lambda: calls
    return g


@counted
def added(a, b, c=3):
    return a + b + c


def run(n, last, total=0):
    for i in range(n):  # jit: body.operations=25 body.guards=11 body.allocations=0 body.residual_calls=0
        total += added(i, last) + added(i, b=last, c=1)
        if i == 2900:
            last = 0.5
    return total


print(run(3000, 5), added.calls())
print(run(300, 5))
# The sum leaves the range of small ints in mid-loop.
print(run(300, 5, total=2**62 - 90))
try:
    added(1, 2, 3, 4)
except TypeError as error:
    print(error, added.calls())
