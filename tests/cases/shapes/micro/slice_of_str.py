# A slice whose bounds vary is made by a call, and no slice object with it; at last a bound is no number.
def run(n, text, ends, total=0):
    for i in range(n):  # jit: body.operations=14 body.guards=6 body.allocations=0 body.residual_calls=1
        total += len(text[i:ends[0]])
        if i == 2900:
            ends[0] = None
    return total


print(run(3000, "abc" * 900, [2000]))
print(run(300, "abc" * 900, [2000]))
# The sum leaves the range of small ints in mid-loop.
print(run(300, "abc" * 900, [2000], total=2**62 - 9000))
try:
    run(200, "abc", [2.5])
except TypeError as error:
    print(error)
