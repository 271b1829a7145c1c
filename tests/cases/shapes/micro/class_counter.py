# A class attribute that changes often lives in a cell: no trace is thrown away.
class Counter:
    count = 0


def run(n):
    for i in range(n):  # jit: body.operations=11 body.guards=4 body.allocations=0 body.residual_calls=0
        Counter.count += 1
    return Counter.count


print(run(3000))
# The sum leaves the range of small ints in mid-loop.
Counter.count = 2**62 - 90
print(run(300))
Counter.count = 0.5
print(run(200))
