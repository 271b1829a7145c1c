# A loop over lists of two items or of three by turns may have many bodies: it gets few, as the lists' storages have to be made for each. Then other lengths, and the list that is gone over grows.
from sidewinder import set_param


def run(n, more, at=-1):
    total = 0
    for i in range(n):
        if i & 1:
            items = [i, 1]
        else:
            items = [i, 2, 3]
        if i > at > 0:
            items = more(items)
        for x in items:  # jit: body.operations=10 body.guards=4 body.allocations=0 body.residual_calls=0
            total += x
            if i > at > 0 and x == 2 and len(items) < 6:
                items.append(i)
    return total


set_param(None, "retrace_limit", 12)
print(run(6000, None))
print(run(6000, lambda items: items + [4], 5000))
print(run(6000, lambda items: items + [0.5, 2], 5500), run(3000, lambda items: (*items, 0, 1, 0, 1), 2900))
