# The name of the caller, asked from its frame: the frame object is made for it; another function asks in the middle.
import sys


def name():
    return sys._getframe(1).f_code.co_name


def other():
    return name()


def run(n, total=0):
    ask = name
    for i in range(n):  # jit: body.operations=20 body.guards=7 body.allocations=0 body.residual_calls=1
        total += len(ask())
        if i == 2900:
            ask = other
    return total


print(run(2000))
# The sum leaves the range of small ints in mid-loop.
print(run(300, total=2**62 - 90))
print(run(3000))
