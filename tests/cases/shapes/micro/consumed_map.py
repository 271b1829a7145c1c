# sum over a map is a loop like one that was written out: what map calls is part of it. In the middle an item is a float.
def run(f, items):
    return sum(map(f, items))  # jit: body.operations=9 body.guards=4 body.allocations=0 body.residual_calls=0


def more(x):
    return x + 1


print(run(more, range(3000)))
# The sum leaves the range of small ints in mid-loop, and what the function gives leaves them.
print(run(more, range(2**60, 2**60 + 90)))
print(run(lambda x: x * 2 if x < 150 else x / 2, range(200)), run(abs, [-5] * 100), run(str, ""))
