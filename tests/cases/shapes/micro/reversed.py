# Backwards over a list or a range there is one load, or none, and no call. In mid-loop the list becomes shorter than where it is, or longer.
def run(items, n):
    total = 0
    for v in reversed(items):  # jit: body.operations=13 body.guards=5 body.allocations=0 body.residual_calls=0
        total += v * 3
    for k in reversed(range(1, n, 3)):
        total -= k
    return total


def cut(items, at, left):
    total = 0
    for v in reversed(items):
        total += v
        if v == at:
            del items[left:]
    return total, len(items)


def grown(items):
    total = 0
    for v in reversed(items):
        total += v
        items.append(v)
    return total, len(items)


def pairs(left, right):
    return sum(a * b for a, b in zip(reversed(left), right))


class Mine:
    def __reversed__(self):
        return iter([7, 8] * 50)


print(run(list(range(3000)), 3000), run([], 0), run([1.5, 2**70] * 90, 300), run(range(300), 2), run({1: 2, 3: 4}, 5))
print(run(Mine(), 5), run(tuple(range(300)), 5))
print(cut(list(range(3000)), 2000, 1000), cut(list(range(3000)), 2000, 1999), cut(list(range(3000)), 2000, 0), grown(list(range(300))))
print(pairs(list(range(300)), range(300)), pairs([1, 2, 3], [4, 5]))
it = reversed([1, 2, 3])
print(next(it), it.__length_hint__(), type(it).__name__, list(it), list(it), next(it, "over"))
print(list(reversed(range(5))), list(reversed(range(0))), list(reversed(range(10, 0, -3))), type(reversed(range(3))).__name__)
print(list(reversed(range(2**62 - 3, 2**62 - 1))), list(reversed(range(-(2**62), -(2**62) + 2))), list(reversed(range(0, 2**61, 2**60))))
for wrong in {1, 2}, 5, iter([1]):
    try:
        run(wrong, 3)
    except TypeError as error:
        print(error)
