# A function that is hot by its calls is compiled from its start, and calls itself from trace to trace. In the depth the numbers become floats, or large, and then the function is another.
def tree(n, step):  # jit: body.operations=5 body.guards=2 body.allocations=0 body.residual_calls=0
    if n < 2:
        return n
    return tree(n - step, step) + tree(n - 2, step)


class Turning(int):
    def __sub__(self, other):
        global tree
        tree = lambda n, step: 1000
        return int(self) - other


print(tree(21, 1))
print(tree(12, 0.75))
# The sum leaves the range of small ints on the way back.
print(tree(15, 2**61))
print(tree(Turning(12), 1), tree(5, 1))
