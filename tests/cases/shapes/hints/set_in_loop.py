# A parameter that is set in mid-loop holds from then on: a loop gets hot sooner, and a guard that fails gets its bridge sooner, in the loop that is running.
from sidewinder import set_param


def run(n, total=0):
    for i in range(n):  # jit: body.operations=12 body.guards=5 body.allocations=0 body.residual_calls=0
        total += i & 7
        if i == 2000:
            set_param(None, "threshold", 50)
            set_param(None, "trace_eagerness", 5)
        if i > 2900:
            total += 0.5
    return total


def soon(n, total=0):
    for i in range(n):  # jit: iterations>=140 body.operations=7 body.guards=3 body.allocations=0 body.residual_calls=0
        total += i
    return total


print(run(3000))
print(soon(200))
# The sum leaves the range of small ints in mid-loop.
print(soon(200, total=2**62 - 90))
