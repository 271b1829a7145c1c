# A loop in a function that is called again and again has its iterator in parts, and a flag that is 0 until an item sets it. Where one does, the iterator stays in parts: there is a body for
# any flag. Then items are of another class, and the flag a float.
def looked(items, mark):
    found = other = 0
    for x in items:  # jit: body.operations=14 body.guards=5 body.allocations=0 body.residual_calls=0  # bridge: body.operations=7 body.guards=3 body.allocations=0 body.residual_calls=0
        if x == 3:
            found = mark
        other += x
    return found * 1000 + other


def run(n, items):
    total, mark = 0, 1
    for i in range(n):
        total += looked(items, mark)
        if i == 5000:
            mark = 0.5
        if i == 5100:
            items = [3, 2.5, i]
    return total


print(run(5000, [1, 2, 3, 4, 5, 6]))
print(run(5100, [1, 2, 3, 4, 5, 6]))
print(run(5200, [1, 2, 3, 4, 5, 6]))
print(run(300, [2**62, 3, 4]))
