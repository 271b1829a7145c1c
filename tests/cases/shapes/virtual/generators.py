# A generator that waits goes on into the next iteration and is never made, nor is what it waits with. Asked for, it goes on where it was; then it is another's.
def count(start, box):
    box[0] += 1
    yield start
    box[0] += 1
    yield start + box[0]
    yield box


def down(start, box):
    yield -start
    yield box[0]


def run(n, at):
    kept = []
    total = 0
    box = [0]
    last = count(0, box)
    next(last)
    for i in range(n):  # jit: body.operations=17 body.guards=8 body.allocations=0 body.residual_calls=0
        total += next(last)
        box = [i]
        waits = count(i, box)
        total += next(waits)
        if i == at:
            kept += [last, waits, box, last]
            waits = down(i, box)
            next(waits)
        last = waits
    return total, kept


for times, n, at in (1, 3000, 2900), (300, 60, 40):
    for _ in range(times):
        total, (last, waits, box, again) = run(n, at)
    print(total, last is again, box)
    print(next(last), next(waits), box)
    print(next(waits) is box, next(again, None), next(waits, "end"), next(last, "end"))
