# map asked by hand, with and without a default: what it asks is part of the loop. In the middle its function gives floats, or it ends.
def run(n, it, total=0):
    for _ in range(n):  # jit: body.operations=23 body.guards=9 body.allocations=0 body.residual_calls=0
        total += next(it) - next(it, 7)
    return total


def count(n=0):
    while True:
        yield n
        n += 2


print(run(3000, map(lambda x: x * 3, range(10**6))))
print(run(300, map(lambda x: x * 3 if x < 400 else x / 2, range(10**6))))
print(run(300, map(lambda x: x + 1, count())), run(300, filter(None, range(601))), run(9, map(str.__len__, ["a", "bc"] * 9)))
# The sum leaves the range of small ints in mid-loop.
print(run(300, map(lambda x: x * 3, range(10**6)), total=-(2**62) + 300))
print(run(200, map(lambda x: x + 1, range(399))))
try:
    print(run(300, map(lambda x: x + 1, range(401))))
except StopIteration as stop:
    print("the end", stop.args)
