# An exception that is caught in the loop is never made, its traceback neither.
class Problem(Exception):
    def __init__(self, code):
        super().__init__(code)
        self.code = code


def check(i):
    if i >= 0:
        raise Problem(i)


def run(start, n, total=0):
    for i in range(start, n):  # jit: body.operations=12 body.guards=5 body.allocations=0 body.residual_calls=0
        try:
            check(i)
        except Problem as problem:
            total += problem.code + len(problem.args)
    return total


print(run(0, 3000))
# The sum leaves the range of small ints in mid-loop.
print(run(0, 300, total=2**62 - 90))
print(run(-200, 100))
