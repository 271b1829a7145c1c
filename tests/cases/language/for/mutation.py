# A list that changes while it is iterated; loop targets that are attributes and items.

items = [1, 2, 3, 4, 5, 6]
for x in items:
    if x % 2 == 0:
        items.remove(x)
print(items)
grow = [1]
for x in grow:
    if len(grow) < 120:
        grow.append(x + len(grow))
print(len(grow), grow[-1], sum(grow))
for x in items[:]:
    items.append(-x)
print(items)


class Cursor:
    pass


c = Cursor()
cells = [0, 0, 0]
for c.position in range(150):
    pass
for cells[1] in "abc":
    cells.append(cells[1])
print(c.position, cells)
for cells[0], (c.a, *c.rest) in [(1, "xyz"), (2, "pq")]:
    pass
print(cells[0], c.a, c.rest)
stack = [(0, "")]
found = []
for depth, path in stack:
    if depth == 6:
        found.append(path)
        continue
    stack.append((depth + 1, path + "l"))
    if not path.endswith("r"):
        stack.append((depth + 1, path + "r"))
print(len(stack), len(found), found[:3])
it = iter([1, 2, 3])
for x in it:
    for y in it:
        print(x, y)
