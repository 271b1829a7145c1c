# A dict that holds itself goes on into the next iteration and is never made. Asked for, it holds itself; then it has another key.
def run(n, at):
    kept = []
    last = {"value": 0}
    last["self"] = last
    for i in range(n):  # jit: body.operations=10 body.guards=5 body.allocations=0 body.residual_calls=0
        items = {"value": last["self"]["value"] + i}
        items["self"] = items
        if i == at:
            kept += [last, items, last["self"], items["self"]]
            items["more"] = i
        last = items
    return last["value"], list(last), kept


for times, n, at in (1, 3000, 2900), (300, 60, 40):
    for _ in range(times):
        *values, kept = run(n, at)
    print(values)
    for items in kept:
        print(items, [items["self"] is other for other in kept])
