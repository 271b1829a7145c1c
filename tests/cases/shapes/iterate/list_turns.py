# The items of a list that anybody may change: one look at its length, one read. In the middle it loses what is left of it, is emptied, gets items of another kind, or more of them.
def run(items, turn, total=0):
    for v in items:  # jit: body.operations=13 body.guards=5 body.allocations=0 body.residual_calls=0
        total += v
        if v == 2900:
            turn(items)
    return total


def cut(items):
    del items[2950:]


def other(items):
    items[2950] = 2.5


def more(items):
    items.extend([0.5] * 100)


for turn in cut, list.clear, other, more:
    print(run(list(range(3000)), turn))
# The sum leaves the range of small ints in mid-loop.
print(run([7] * 300, None, total=2**62 - 90))
