# An exception that is raised in a function and caught in the loop; in the middle it is of another class, of which another handler takes it, then nothing is raised, and then it goes on.
class Small(ValueError):
    pass


def check(i, limit):
    if i < limit:
        raise Small(i)
    if i < limit + 30:
        raise KeyError(i)
    if i < limit + 60:
        return 1
    raise OverflowError(i)


def run(n, limit, total=0):
    for i in range(n):  # jit: body.operations=11 body.guards=5 body.allocations=0 body.residual_calls=0
        try:
            total += check(i, limit)
        except Small as small:
            total += small.args[0]
        except LookupError:
            total -= 1
    return total


print(run(3000, 3000))
print(run(2960, 2900))
# The sum leaves the range of small ints in mid-loop.
print(run(300, 300, 2**62 - 90))
try:
    run(3000, 2900)
except OverflowError as error:
    print("too large:", error)
