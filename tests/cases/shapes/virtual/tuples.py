# A tuple and a list that hold each other go on into the next iteration and are never made. Asked for, they hold each other; then it is a longer one.
def run(n, at):
    kept = []
    box = [None]
    last = (0, box)
    box[0] = last
    for i in range(n):  # jit: body.operations=9 body.guards=4 body.allocations=0 body.residual_calls=0
        box = [None]
        pair = (last[1][0][0] + i, box)
        box[0] = pair
        if i == at:
            kept += [last, pair, last[1][0], box[0]]
            box[0] = (i, box, i)
        last = pair
    return last[0], len(last[1][0]), kept


for times, n, at in (1, 3000, 2900), (300, 60, 40):
    for _ in range(times):
        *values, kept = run(n, at)
    print(values)
    for pair in kept:
        print(pair, [pair[1][0] is other for other in kept])
