# Lists repeated a known number of times are never made. Then the list that is repeated grows, and the number is none: it goes on right.
def run(n, pair, total=0):
    for i in range(n):  # jit: body.operations=15 body.guards=7 body.allocations=0 body.residual_calls=0
        slots = [i] * 3
        slots[1] = 5
        swapped = 2 * [i, slots[1]]
        total += slots[0] + slots[2] + swapped[3] - len(swapped)
        if i == 2500:
            pair.append(0)
            total += len([pair[0], *pair] * 2)
    return total


print(run(3000, [4, 9]))
# The sum leaves the range of small ints in mid-loop.
print(run(300, [4, 9], total=2**62 - 90))


def mixed(n, times):
    kept = []
    for i in range(n):
        row = [i, None] * times
        row += [times]
        if i % 500 == 0:
            kept.append(row)
            times = times - 1 if i != 1500 else "x"
            try:
                print([1] * times)
            except TypeError as error:
                print(error)
                times = 1
    return kept


print(mixed(3000, 3))
