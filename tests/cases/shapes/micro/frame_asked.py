# A function that may ask for its locals costs nothing until it does.
def inner(i):
    double = i * 2
    if i == 2900:
        return sum(locals().values())
    return double


def run(n, total=0):
    for i in range(n):  # jit: body.operations=12 body.guards=6 body.allocations=0 body.residual_calls=0
        total += inner(i)
    return total


print(run(3000))
# The sum leaves the range of small ints in mid-loop.
print(run(300, total=2**62 - 90))
