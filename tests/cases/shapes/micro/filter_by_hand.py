# filter asked by hand: an item that is not wanted, as there are some in the middle, is asked for again by the same call.
def run(n, it, total=0):
    for _ in range(n):  # jit: body.operations=16 body.guards=6 body.allocations=0 body.residual_calls=0
        total += next(it)  # bridge: body.operations=23 body.guards=7 body.allocations=0 body.residual_calls=0
    return total


print(run(3000, filter(lambda x: x < 2900 or x % 7 == 0, range(10**6))))
print(run(3000, filter(lambda x: x & 3, iter(range(10**6)))))
# The sum leaves the range of small ints in mid-loop.
print(run(300, filter(None, range(300, 10**6)), total=2**62 - 90000))
print(run(30, filter(lambda x: "x" * (x & 2), range(100))))
