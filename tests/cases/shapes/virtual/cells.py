# Two functions that share a variable go on into the next iteration, and neither they nor the variable's cell is made. Asked for, they share it; then it is another function.
def counter(count):
    def more():
        nonlocal count
        count += 1
        return count

    def get():
        return count

    return more, get


def run(n, at):
    kept = []
    total = 0
    more, get = counter(0)
    for i in range(n):  # jit: body.operations=13 body.guards=6 body.allocations=0 body.residual_calls=0
        more()
        total += get()
        up, now = counter(i)
        up()
        if i == at:
            kept += [more, get, up, now, up]
            now = lambda: 7
        more, get = up, now
    return total, kept


for times, n, at in (1, 3000, 2900), (300, 60, 40):
    for _ in range(times):
        total, kept = run(n, at)
    print(total)
    for ask in kept:
        print(ask.__name__, ask(), [ask is other for other in kept])
