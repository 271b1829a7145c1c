# A range, and an iterator over it that has begun, go on into the next iteration and are never made. Asked for, each is one, wherever it is found; then the range has a step.
def run(n, at):
    kept = []
    last = range(1, 4)
    it = iter(last)
    total = 0
    for i in range(n):  # jit: body.operations=27 body.guards=12 body.allocations=0 body.residual_calls=0
        total += last[1] + len(last) - next(it)
        numbers = range(i, i + 2)
        over = iter(numbers)
        total -= next(over)
        if i == at:
            kept += [last, it, numbers, over, last, over]
            numbers = range(i, 0, -2)
        last, it = numbers, over
    return total, kept


for times, n, at in (1, 3000, 2900), (300, 60, 40):
    for _ in range(times):
        total, kept = run(n, at)
    print(total)
    for one in kept:
        print(list(one), [one is other for other in kept])
