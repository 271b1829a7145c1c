# The outer loop goes one way and another in turns, and makes a list of two items or of three for the inner loop. Then the lists are kept, changed in mid-loop, and tuples.
def run(n, kept):
    total = 0
    for i in range(n):
        if i & 1:
            items = [i, 1]
        else:
            items = [i, 2, 3]
        if i > 5900:
            kept.append(items)
        if i > 5950:
            items = (i, 2.5)
        for x in items:  # jit: body.allocations=0
            total += x
            if i > 5930 and total % 7 == 3 and len(items) < 9:
                kept.append(items)
                if i <= 5950:
                    items.append(i)
    return total


kept = []
print(run(5900, kept), kept)
print(run(6000, kept), len(kept), kept[0], kept[30:40], kept[-1])
