# Arguments before and behind one with a star: the list of all of them is never made. What has the star is longer in the middle.
def added(a, b, c=7, *rest):
    return a + b + c + len(rest)


def run(n, values, total=0):
    for i in range(n):  # jit: body.operations=14 body.guards=7 body.allocations=0 body.residual_calls=0
        total += added(i, *values)
        if i == 2900:
            values = [1, 2, 3, 4]
    return total


print(run(3000, (5, 6)))
print(run(300, (5, 6)))
# The sum leaves the range of small ints in mid-loop.
print(run(300, (5, 6), total=2**62 - 90))
print(run(200, [8]), run(200, {1: 2}), run(200, range(12)))
try:
    run(200, ())
except TypeError as error:
    print(error)
