# A slice object, and a list that is the slice of one, go on into the next iteration and are never made. Asked for, they are one object each; then the slice has a step.
class Window:
    def __getitem__(self, key):
        return key


def run(n, at):
    kept = []
    window = Window()
    items = [3, 4, 5, 6]
    last, part = window[0:1], items[1:3]
    total = 0
    for i in range(n):  # jit: body.operations=21 body.guards=9 body.allocations=0 body.residual_calls=0
        total += last.start + part[0] - part[1]
        key, two = window[i : i + 1], items[1:3]
        if i == at:
            kept += [last, key, last, part, two, part]
            key = window[i : i + 9 : 2]
            items[1] = 50
        last, part = key, two
    return total, last, part, kept


for times, n, at in (1, 3000, 2900), (300, 60, 40):
    for _ in range(times):
        *values, kept = run(n, at)
    print(values)
    for one in kept:
        print(one, [one is other for other in kept])
