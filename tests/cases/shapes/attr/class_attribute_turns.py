# An attribute of a class that changes in each iteration is in a cell, and is read through an instance of a subclass all the same; it becomes a float in the middle, and then the
# subclass has its own.
class Counter:
    count = 0


class Other(Counter):
    pass


def run(n, one, total=0):
    for i in range(n):  # jit: body.operations=16 body.guards=6 body.allocations=0 body.residual_calls=0
        Counter.count += 1
        total += one.count & 1 if i < 2900 else one.count
        if i == 2900:
            Counter.count = 0.5
        if i == 2950:
            Other.count = 7
    return total, Counter.count


print(run(2900, Other()))
# The count leaves the range of small ints in mid-loop.
Counter.count = 2**62 - 90
print(run(300, Other()))
Counter.count = 100
print(run(3000, Other()))
