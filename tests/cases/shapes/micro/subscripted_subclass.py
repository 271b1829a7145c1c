# A defaultdict, a list or a tuple of the program's own class is subscripted as what it inherits from. In mid-loop a key is missing, or the class gets a method of its own.
from collections import Counter, defaultdict


class Table(list):
    pass


class Pair(tuple):
    pass


def run(numbers, keys):
    for key in keys:  # jit: body.operations=23 body.guards=7 body.allocations=0 body.residual_calls=1
        numbers[key & 7] += key
    return numbers


def items(table, pair, n):
    total = 0
    for k in range(n):
        table[k & 1] = k
        total += table[0] + pair[1] + table[-1]
    return total


class Missing(dict):
    def __missing__(self, key):
        return -key


some = [k & 3 for k in range(3000)] + [6, 2**70 + 1, 7] * 30
print(dict(run(defaultdict(int), some)), run(Counter(), range(300)), run(Missing(), range(300)))
print(dict(run(defaultdict(float), [1, 2, 3] * 99)), run(Missing({0: "a", 1: 1, 2: 2, 3: 3}), [1, 2, 3] * 99))
print(items(Table([0, 0, 5]), Pair((3, 4)), 3000))
mine = Table([0, 0, 5])
try:
    items(mine, Pair((3,)), 3)
except IndexError as error:
    print(error)
Table.__setitem__ = lambda self, k, v: list.__setitem__(self, k, v + 1)
print(items(mine, Pair((3, 4)), 300))
Table.__getitem__ = lambda self, k: list.__getitem__(self, k) * 2
print(items(mine, Pair((3, 4)), 300))
del Table.__getitem__, Table.__setitem__
print(items(mine, Pair((3, 4)), 300), mine)
for wrong in (lambda: mine[9], lambda: mine["x"], lambda: Pair()[0], lambda: defaultdict()[5], lambda: run(defaultdict(list), [1])):
    try:
        print(wrong())
    except (IndexError, TypeError, KeyError) as error:
        print(type(error).__name__, error)
