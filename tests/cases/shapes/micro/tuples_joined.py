# Short tuples and lists that are put together or copied are never made, where their lengths are known. In mid-loop they have other lengths, or a class of the program.
class Row(tuple):
    def __add__(self, other):
        return (7, 7, 7, 7)


def run(n, path, total=0):
    for i in range(n):  # jit: body.operations=8 body.guards=4 body.allocations=0 body.residual_calls=0
        longer = list(path + (i,))
        total += tuple([1] + longer.copy())[-1]
    return total


def grows(n, path):
    total = 0
    for i in range(n):
        path = path + (i,) if i % 20 else ()
        total += len(path)
    return total


print(run(3000, (1, 2)), run(300, ()), run(300, tuple(range(30))), run(300, Row((1, 2))), grows(3000, ()))
try:
    run(300, [1])
except TypeError as error:
    print(error)
# The sum leaves the range of small ints in mid-loop.
print(run(300, (1, 2), total=2**62 - 900))
