# Tuples: literals, equality, hashing, nesting, as records and keys.

empty = ()
one = (1,)
print(empty, one, (1, 2), 1, (1), ((),), ((1, 2), [3], "x"), tuple("ab"), tuple([1]), tuple())
print(len(one), one[0], (1, 2, 3)[-1], (1, 2) + (3,), (1, 2) * 2, 0 * (1,), 2 in (1, 2), (1, 2) == (1, 2), (1, 2) == [1, 2])
print((1, 2) < (1, 3), (1,) < (1, 0), (2,) > (1, 9, 9), () < (0,), (1, "a") != (1, "b"), max([(1, 5), (2, 0)]))
print((1, 2, 1).count(1), (1, 2, 3).index(3), sorted([(2, "b"), (1, "z"), (2, "a")]), hash((1, 2)) == hash((1, 2)))
grid = {}
for x in range(15):
    for y in range(15):
        grid[x, y] = x * y
corner = grid[14, 14] + grid[(0, 3)]
neighbours = 0
for x, y in grid:
    for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        if (x + dx, y + dy) in grid:
            neighbours += grid[x + dx, y + dy] - grid[x, y] + 1
print(corner, neighbours, len(grid))
holder = ([],)
holder[0].append(1)
print(holder)
try:
    holder[0] += [2]
except TypeError as e:
    print(e, holder)
try:
    {holder: 1}
except TypeError as e:
    print(e)
for bad in (lambda: (1, 2)[2], lambda: (1,).index(5), lambda: (1,) + [2], lambda: (1,).append(2), lambda: (1, 2) < (1, "a")):
    try:
        bad()
    except (IndexError, ValueError, TypeError, AttributeError) as e:
        print(type(e).__name__, e)


def minmax(values):
    return min(values), max(values)


low, high = minmax([3, 1, 2])
state = (0, 1)
for _ in range(120):
    state = (state[1], (state[0] + state[1]) % 9973)
print(low, high, state)
