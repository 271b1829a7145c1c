# A promoted number that is another one in each iteration: after so many constants the place is compiled for any, in the body that the
# loop gets when the sum becomes a float too. In the middle the number is a float, and then the same for long.
from sidewinder import promote, set_param


def run(n, step, total=0):
    size = 0
    for i in range(n):  # jit: body.operations=18 body.guards=7 body.allocations=0 body.residual_calls=0
        total += promote(size) * 3
        size = (size + step) % 97
        if i == 1700:
            total = 0.5
        if i == 4900:
            size = 2.5
        if i == 4950:
            size, step = 7, 0
    return total


set_param(None, "trace_eagerness", 20)
set_param(None, "switch_limit", 4)
set_param(None, "wide_switch_limit", 4)
print(run(5000, 5))
print(run(300, 5))
# The sum leaves the range of small ints in mid-loop.
print(run(300, 5, total=2**62 - 90))
