# A builtin that map calls is called as in the loop itself: what traces know of it is part of the loop.
def run(f, items, total=0):
    for v in map(f, items):  # jit: body.operations=10 body.guards=4 body.allocations=0 body.residual_calls=0
        total += v
    return total


print(run(len, [(1, 2)] * 3000))
# The sum leaves the range of small ints in mid-loop.
print(run(len, [(1, 2)] * 300, total=2**62 - 90))
print(run(len, [(1, 2)] * 100 + [[1]] * 50))
print(run(abs, range(-100, 100)), run(len, ["text"] * 200), run(int, ["7", 8, 9.5] * 50))
