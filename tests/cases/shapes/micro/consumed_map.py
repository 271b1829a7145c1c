# sum over a map is a loop like one that was written out: what map calls is part of it. In the middle an item is a float.
def run(f, items):
    return sum(map(f, items))  # jit: body.operations=9 body.guards=4 body.allocations=0 body.residual_calls=0


print(run(lambda x: x + 1, range(3000)))
print(run(lambda x: x * 2 if x < 150 else x / 2, range(200)), run(abs, [-5] * 100), run(str, ""))
