# A function with a loop is called through its own compiled code; it is replaced in the middle.
def inner(n):
    total = 0
    for i in range(n):
        total += i
    return total


def run(n, total=0):
    global inner
    for i in range(n):  # jit: body.operations=19 body.guards=7 body.allocations=0 body.residual_calls=1
        total += inner(i & 7)
        if i == 2900:
            inner = lambda n: -n
    return total


print(run(2000))
# The sum leaves the range of small ints in mid-loop.
print(run(300, total=2**62 - 90))
print(run(3000))
