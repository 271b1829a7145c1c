# enumerate, zip and nested tuple targets in hot loops; what happens to leftover items.

names = ["ann", "bob", "cid", "dee"]
scores = [[i * k % 13 for i in range(1, 40)] for k in range(1, 5)]
totals = {}
for i, (name, row) in enumerate(zip(names, scores)):
    for j, s in enumerate(row, start=1):
        totals[name] = totals.get(name, 0) + s * j * (i + 1)
print(totals)
a = iter([1, 2, 3, 4])
b = iter([10, 20])
print(list(zip(a, b)), list(a))
a = iter([1, 2, 3, 4])
b = iter([10, 20])
print(list(zip(b, a)), list(a))
print(list(zip([1, 2], [3, 4], strict=True)))
try:
    list(zip([1], [2, 3], strict=True))
except ValueError as e:
    print(e)
pairs = list(zip(range(120), range(120, 0, -1)))
total = 0
for x, y in pairs:
    total += x * y
    if x > y:
        total -= 1
print(total, list(zip(*pairs[:3])))
it = enumerate("abcdef")
print(next(it), list(it)[-1], next(it, None))
diffs = 0
data = [i * i % 31 for i in range(150)]
for previous, current in zip(data, data[1:]):
    diffs += current > previous
for i, j, k in zip(range(100), range(50, 150), data):
    diffs += i * j % (k + 1)
print(diffs)
for (a, b), c in zip([(1, 2), (3, 4)], "xy"):
    print(a, b, c)
for i, c in enumerate(reversed("xyz")):
    print(i, c, end=" ")
print()
for x, in [(1,), [2]]:
    print(x)
for bad in (lambda: [x for x, y in [1]], lambda: [x for x, y in [(1, 2, 3)]], lambda: list(zip([1], 5)), lambda: enumerate(5)):
    try:
        bad()
    except (TypeError, ValueError) as e:
        print(e)
