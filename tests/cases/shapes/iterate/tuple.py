# The items of a tuple: one look at its end, one read. In the middle there is one of another kind.
def run(items, total=0):
    for v in items:  # jit: body.operations=11 body.guards=4 body.allocations=0 body.residual_calls=0
        total += v
    return total


print(run((1, 2, 3) * 1000))
print(run((1, 2, 3) * 50 + (0.5,) + (1,) * 50))
# The sum leaves the range of small ints in mid-loop.
print(run((7,) * 300, total=2**62 - 90))
try:
    run((1,) * 100 + ("text",) * 100)
except TypeError as error:
    print(error)
