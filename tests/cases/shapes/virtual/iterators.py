# An iterator that has begun goes on into the next iteration and is never made. Asked for, it is one, wherever it is found; then it is one over another list.
def run(n, at):
    kept = []
    pair = [3, 4]
    last = iter(pair)
    total = 0
    for i in range(n):  # jit: body.operations=18 body.guards=8 body.allocations=0 body.residual_calls=0
        total += next(last)
        it = iter(pair)
        total -= next(it)
        if i == at:
            kept += [last, it, last, it]
            it = iter([i, i + 1])
        last = it
    return total, kept


for times, n, at in (1, 3000, 2900), (300, 60, 40):
    for _ in range(times):
        total, kept = run(n, at)
    print(total)
    for it in kept:
        print(type(it).__name__, next(it, None), [it is other for other in kept])
