# A list that holds itself goes on into the next iteration and is never made, nor is what it had before. Asked for, it holds itself; then it is longer.
def run(n, at):
    kept = []
    last = [0, None]
    last[1] = last
    for i in range(n):  # jit: body.operations=9 body.guards=4 body.allocations=0 body.residual_calls=0
        items = [last[1][0] + i, None]
        items[1] = items
        if i == at:
            kept += [last, items, last[1], items[1]]
            items.append(i)
        last = items
    return last[0], len(last), kept


for times, n, at in (1, 3000, 2900), (300, 60, 40):
    for _ in range(times):
        *values, kept = run(n, at)
    print(values)
    for items in kept:
        print(items, [items[1] is other for other in kept])
