# A function that is called again and again begins in its loop's body, or in one made for it: the float crosses without a box, and the iterator is never made. Then its list is another, and empty.
def smooth(total, items):  # jit: body.allocations=0
    total = total * 0.5
    for x in items:  # jit: body.allocations=0
        total = total * 0.25 + x
    return total


def run(n, items):
    total = 1.5
    for i in range(n):
        total = smooth(total, items)
        if i == 2900:
            items = [3, i]
        if i == 2950:
            items = []
    return total


print(run(3000, [1.5, 2.5, 0.5]))
print(run(2950, [1.5, 2.5, 0.5]))
for n in range(2895, 2905):
    print(run(n, [1, 2.0]))
