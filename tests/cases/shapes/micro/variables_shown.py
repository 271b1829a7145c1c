# The variables of the caller are looked at: they are stored where they are looked for, and nothing else is kept; in the middle they are others.
import sys


def look():
    return sys._getframe(1).f_locals["x"]


def run(n, total=0):
    for i in range(n):  # jit: body.operations=44 body.guards=14 body.allocations=0 body.residual_calls=2
        x = [i] if i == 2900 else i
        y = look()
        total += y if y is x else 2**70
        if i == 2900:
            total = 0
    return total


def start(n):
    try:
        return run(n)
    except TypeError as error:
        return str(error)


print(run(2000), start(3000))
print(run(300, total=2**62 - 90))
