# Two texts that stay the same are compared once, before the loop, by a helper of the runtime; in the middle one of them is another.
def run(n, text, other, total=0):
    for i in range(n):  # jit: body.operations=9 body.guards=4 body.allocations=0 body.residual_calls=0
        if text == other:
            total += 1
        total += 2
        if i == 2900:
            other = text
    return total


print(run(3000, "ap" + str(1), "ap" + str(2)))
print(run(300, "ap" + str(1), "ap" + str(2)))
# The sum leaves the range of small ints in mid-loop.
print(run(300, "ap" + str(1), "ap" + str(2), total=2**62 - 90))
