# Two floats go on into the next iteration without a box. Asked for, what was one float is one; then one is an int.
def run(n, at):
    kept = []
    last, before = 0.5, 0.25
    for i in range(n):  # jit: body.operations=9 body.guards=3 body.allocations=0 body.residual_calls=0
        x = last * 0.0078125 + before
        if i == at:
            kept += [last, x, last, x]
            before = 3
        else:
            before = last
        last = x
    return last, before, kept


for times, n, at in (1, 3000, 2900), (300, 60, 40):
    for _ in range(times):
        *values, kept = run(n, at)
    print(values)
    for x in kept:
        print(x, [x is other for other in kept])
