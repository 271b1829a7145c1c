# A loop that has as many bodies as it may have, here only its first: what outer code makes for it is made, each time. In the middle it is something else.
from sidewinder import set_param


def run(n, items, at=-1, total=0):
    for i in range(n):
        for v in items:  # jit: body.operations=11 body.guards=4 body.allocations=0 body.residual_calls=0  # bridge: body.operations=27 body.guards=7 body.allocations=1 body.residual_calls=0
            total += v
        if i == at:
            items = [0.5, 2]
    return total


set_param(None, "retrace_limit", 0)
print(run(3, (1,) * 2000))
print(run(4000, (1, 2, 3)))
print(run(4000, (1, 2, 3), 3900))
# The sum leaves the range of small ints in mid-loop.
print(run(300, (1, 2, 3), total=2**62 - 90))
