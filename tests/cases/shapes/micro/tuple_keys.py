# A short tuple of ints and strings that is made as a key is looked for once, by a call that runs nothing, and a pair is not even made for that. In mid-loop its items are others: floats, objects that say themselves what they
# equal, lists; and a key in the table compares itself in its own way.
class Same:
    def __init__(self, number):
        self.number = number

    def __eq__(self, other):
        return self.number == other or isinstance(other, Same)

    def __hash__(self):
        return hash(self.number)


def run(n, memo, total=0):
    for i in range(n):  # jit: body.operations=10 body.guards=3 body.allocations=0 body.residual_calls=1
        key = (i & 7, "x")
        if key in memo:
            total += memo[key]
    return total


def walk(n, walls, steps):
    seen = set()
    x = y = 0
    for i in range(n):
        dx, dy = steps[i % len(steps)]
        if (x + dx, y + dy) not in walls and (x + dx, y + dy) not in seen:
            x += dx
            y += dy
            seen.add((x, y))
    return x, y, len(seen)


def count(n, items, counts):
    for i in range(n):
        key = (items[i * len(items) // n], i & 1)
        counts[key] = counts.get(key, 0) + 1
        if i % 7 == 0:
            counts.setdefault((key, 1), i)
        if i % 11 == 0:
            counts.pop((key, 1), None)
    return counts


def fails(n, table, items):
    total = 0
    for i in range(n):
        key = (i & 3, items[i * len(items) // n])
        try:
            total += table[key]
        except KeyError as error:
            total += error.args == (key,)
        except TypeError as error:
            return total, error
    return total


def collides(n, table):
    """-1 and -2 have one hash, and so have the pairs with them."""
    found = []
    for i in range(n):
        here = [(k, i % 3) in table for k in (-1, -2, -3, 2**70)] + [(True, i % 3) in table, (1.0, i % 3) in table]
        if i % 50 == 0:
            found.append(here)
            if isinstance(table, dict):
                table.pop((-1, i % 3), None)
                table[-2, i % 3] = i
            elif isinstance(table, set):
                table.discard((-1, i % 3))
                table.add((-2, i % 3))
    return found


print(run(3000, {(k, "x"): k for k in range(5)}), run(300, {(1.0, "x"): 5, (Same(2), "x"): 7}), run(300, {}))
# The sum leaves the range of small ints in mid-loop.
print(run(300, {(k, "x"): k for k in range(5)}, total=2**62 - 90))
print(walk(3000, {(3, 3), (5, 1)}, [(1, 0), (0, 1), (-1, 0), (0, -1), (2, 1)]))
print(walk(3000, {(Same(3), 3)}, [(1, 0), (0, 1), (-1, 0), (0.5, -1), (True, 1)]))
print(count(3000, [1, "a", 2.0, 2, None, (1, 2), True], {}))
print(len(count(300, [1, Same(1), Same(2), 1], {})))
print(fails(3000, {(0, 1): 1, (1, "a"): 2, (2, (1, 2)): 3}, [1, "a", (1, 2), 1.0, None, Same(1), [1]]))
for make in dict.fromkeys, set, frozenset:
    print(collides(400, make([(-1, 0), (-1, 1), (-2, 1), (2**70, 2), (1, 2), ("a", 0)])))
print(collides(400, {(-1, 0): 1, -1: 2, (): 3}), collides(300, set()))
