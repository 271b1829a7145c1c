# Questions about classes are answered while the loop is recorded.
class Point:
    pass


def run(n, p, total=0):
    for i in range(n):  # jit: body.operations=8 body.guards=4 body.allocations=0 body.residual_calls=0
        if isinstance(p, Point) and isinstance(i, int):
            total += 1
    return total


print(run(3000, Point()))
# The sum leaves the range of small ints in mid-loop.
print(run(300, Point(), total=2**62 - 90))
print(run(200, 5))
