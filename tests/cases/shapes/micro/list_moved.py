# insert, pop with an index and extend of a list that nobody else sees: no list is made, and no item moves. In mid-loop a number is too large for a small int.
def run(n, more):
    total = 0
    for i in range(n):  # jit: body.operations=12 body.guards=6 body.allocations=0 body.residual_calls=0
        items = [i, 1, 2]
        items.insert(0, more)
        total += items.pop() + items.pop(0)
        items.extend((1, 2))
        total += len(items) + items[0]
    return total


print(run(3000, 5))
print(run(300, 1 << 70))
print(run(300, 1.5))
