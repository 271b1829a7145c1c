# Comprehensions whose elements differ in kind, with several filters, nested conditions and calls that raise.


def shape(x):
    if x % 5 == 0:
        return None
    return x if x % 2 else str(x)


print([shape(x) for x in range(12)], [s for s in [shape(x) for x in range(12)] if s is not None])
print({type(s).__name__: s for s in map(shape, range(12))}, [len(s) if isinstance(s, str) else -1 if s is None else s for s in map(shape, range(9))])
total = 0
for n in range(110):
    mixed = [x / 2 if x % 3 == 0 else x if x % 3 == 1 else str(x) for x in range(n % 13)]
    total += len(mixed) + sum([m for m in mixed if not isinstance(m, str)])
print(total)
print([x for x in range(50) if x % 2 if x % 3 if x % 5 if x % 7], [(x, y) for x in range(5) if x % 2 for y in range(x) if y != 1])
print([[i for i in range(n) if i % 2 == n % 2] for n in range(5)], [i if i else "zero" for i in range(-1, 2)], [not x for x in (0, 1, "")])


def risky(x):
    if x == 7:
        raise ValueError("seven")
    return x


done = []
for limit in (5, 9):
    try:
        done.append(sum([risky(x) for x in range(limit)]))
    except ValueError as e:
        done.append(str(e))
print(done)
seen = []
try:
    {seen.append(x) or x: risky(x) for x in range(5, 10)}
except ValueError:
    print(seen)
words = "apple Bob cat DOG eel".split()
print([w.upper() if w.islower() else w.lower() if w.isupper() else w.swapcase() for w in words], {w[0].lower(): len(w) for w in words if len(w) > 3 or w.isupper()})
grid = ["#..#", "..#.", "####"]
print([(r, c) for r, line in enumerate(grid) for c, ch in enumerate(line) if ch == "#"], {c: sum([line[c] == "#" for line in grid]) for c in range(4)}, ["".join([line[c] for line in grid]) for c in range(4)])
table = {(i, j): i * j for i in range(12) for j in range(12) if (i + j) % 4 == 0}
print(len(table), sum(table.values()), max(table, key=table.get), sorted({v for v in table.values() if v % 9 == 0})[:5])
flat = [x for row in [[1, [2, 3]], [4, [5]]] for part in row for x in (part if isinstance(part, list) else [part])]
print(flat, [y for x in [1, 2, 3] for y in [x * 10] if y > 10], [last for *_, last in ["ab", (1, 2, 3)]])
