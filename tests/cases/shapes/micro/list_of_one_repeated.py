# A list of one item that is repeated as often as is known only then: one call makes it, and the list of one item is never made.
def run(n, item, total=0):
    for i in range(n):  # jit: body.operations=22 body.guards=7 body.allocations=0 body.residual_calls=2
        row = [item] * (i % 7)
        total += len(row) + len((i % 3 - 1) * [i])
    return total


print(run(3000, "x"))
print([run(20, None), [None] * -1, [[]] * 2])


def rows(n):
    kept = []
    for i in range(n):
        row = [i] * (i % 5)
        row.append(None)
        kept.append(row)
    return kept


print(rows(400)[-7:])


def too_many(n):
    for i in range(n):
        try:
            [i] * (1 << (45 + i % 15))
        except (MemoryError, OverflowError) as error:
            kind = type(error).__name__
    return kind


print(too_many(300))
