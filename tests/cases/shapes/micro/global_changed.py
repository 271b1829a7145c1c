# A global of the module that changes in each iteration is kept in a cell; it becomes a float in the middle.
count = 0


def run(n):
    global count
    for i in range(n):  # jit: body.operations=13 body.guards=5 body.allocations=0 body.residual_calls=0
        count += 2
        if i == 2900:
            count = 0.5
    return count


print(run(2000))
# The sum leaves the range of small ints in mid-loop.
count = 2**62 - 90
print(run(300))
count = 0
print(run(3000))
