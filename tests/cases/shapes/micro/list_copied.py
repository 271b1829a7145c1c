# A copy of a list is one call, that changes nothing which the loop knows; a short one of the loop's own is compared with it item by item. Then the list is longer, and holds other things.
def run(n, row, total=0):
    for i in range(n):  # jit: body.operations=22 body.guards=9 body.allocations=0 body.residual_calls=1
        copy = list(row)
        total += row[0] + copy[1]
        if row == [1, 2, 3]:
            total += 1
    return total


def late(n, row):
    total = 0
    for i in range(n):
        if i == n // 2:
            row.append(4)
        if i == 3 * n // 4:
            row[2:] = [3.0]
        total += (row == [1, 2, 3]) + len(list(row))
    return total


print(run(3000, [1, 2, 3]), run(300, [1, 2]), run(300, (1, 2, 3)), run(300, range(1, 4)), late(3000, [1, 2, 3]))
# The sum leaves the range of small ints in mid-loop.
print(run(300, [1, 2, 3], total=2**62 - 900))
