# A function that says it is safe to unroll: its loop is gone. In the middle the tuple is longer.
from sidewinder import unroll_safe


@unroll_safe
def dot(a, b):
    total = 0
    for k in range(len(a)):
        total += a[k] * b[k]
    return total


def run(n, a, b, total=0):
    for i in range(n):  # jit: body.operations=10 body.guards=5 body.allocations=0 body.residual_calls=0
        total += dot(a, b)
        if i == 2900:
            a, b = (1, 2, 3), (4, 5, 6)
    return total


print(run(3000, (2, 3), (4, 5)))
print(run(300, (2, 3), (4, 5)))
# The sum leaves the range of small ints in mid-loop.
print(run(300, (2, 3), (4, 5), total=2**62 - 90))
