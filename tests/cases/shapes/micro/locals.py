# The variables of a function as a dict, of what is bound: it is never made; one variable goes in the middle.
def inner(i):
    double = i * 2
    if i > 2900:
        del i
    return len(locals()) + double


def run(n, total=0):
    for i in range(n):  # jit: body.operations=14 body.guards=7 body.allocations=0 body.residual_calls=0
        total += inner(i)
    return total


print(run(3000))
print(run(300))
# The sum leaves the range of small ints in mid-loop.
print(run(300, total=2**62 - 90))
