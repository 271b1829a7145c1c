# The variables of a function as a dict: made in each iteration, with what is bound; one goes in the middle.
def inner(i):
    double = i * 2
    if i > 2900:
        del i
    return len(locals()) + double


def run(n):
    total = 0
    for i in range(n):  # jit: body.operations=26 body.guards=12 body.allocations=0 body.residual_calls=3
        total += inner(i)
    return total


print(run(3000))
