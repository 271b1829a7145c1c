# Short tuples are compared item by item, and not made for it. In mid-loop an item compares itself, a tuple is longer, or an item is no number.
def equal(values, x, y):
    found = 0
    for v in values:  # jit: body.operations=8 body.guards=3 body.allocations=0 body.residual_calls=0
        if (v, v & 7) == (x, y):
            found += 1
    return found


def least(values, best):
    for v in values:
        if (v % 50, v) < best:
            best = (v % 50, v)
    return best


def between(pairs, low, high):
    found = 0
    for pair in pairs:
        if low <= pair < high:
            found += 1
        if pair != low:
            found += 100
    return found


class Any:
    def __eq__(self, other):
        return other == 3

    def __lt__(self, other):
        return "so"

    def __le__(self, other):
        return []

    def __gt__(self, other):
        return 1

    def __ge__(self, other):
        return 2


nan = float("nan")
print(equal(range(3000), 17, 1), equal(range(3000), 17, 2), equal([1, 2] * 100 + [True] * 9, 1, 1))
print(least(range(3000), (40, 1)), least(range(300), (0, 0.5)), least([5] * 100, (5, 5)))
pairs = [(1, 2), (1, 3), (0, 9), (2, 0)] * 80
print(between(pairs, (1, 2), (2, 0)), between(pairs + [(1,), (1, 2, 3)] * 30, (1, 2), (1, 3)))
print(between(pairs + [(1.0, 2), (1, True), (1, 2.5)] * 30, (1, 2), (2, 0)), between([("a", 1), ("b", 0)] * 90, ("a", 1), ("b", 0)))
print(between([(nan, 1), (nan, 2)] * 90, (nan, 1), (nan, 2)), between([(float("nan"), 1)] * 90, (nan, 1), (nan, 2)))
print(between([(None, 1), (None, 2)] * 90, (None, 1), (None, 2)), between([(2**70, 1), (2**70, 2)] * 90, (2**70, 1), (2**70, 3)))
print(between(pairs + [(Any(), 1), (3, Any())] * 30, (3, 2), (3, 3)))
for wrong in [(None, 1)], [("x", 1)], [(1, None)]:
    try:
        print(between(pairs + wrong * 3, (1, 2), (2, 0)))
    except TypeError as error:
        print(error)
print((1, 2) < (1, 2, 0), (1, 2) <= (1, 2), () == (), () < (0,), (1, (2, 3)) == (1, (2, 3)), (Any(), 1) < (1, 2), (1, Any()) < (1, 2))
