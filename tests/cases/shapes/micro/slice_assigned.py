# Items of a list replaced and deleted by slices: two calls, no slice objects; what comes in is another kind of thing in the middle.
def run(n, items, more):
    for i in range(n):  # jit: body.operations=11 body.guards=5 body.allocations=0 body.residual_calls=2
        items[1:2] = more
        del items[3:]
        if i == 2900:
            more = {"a": 1, "b": 2}
    return items


print(run(2000, [1, 2, 3, 4], [5, 6]))
print(run(3000, [1, 2, 3, 4], [5, 6]))
print(run(200, [1], (i for i in range(50))))
