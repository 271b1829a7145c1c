# in, index, count, ==, <, min and max on lists of ints, floats, strings, objects and lists.


class Item:
    compared = 0

    def __init__(self, key):
        self.key = key

    def __eq__(self, other):
        Item.compared += 1
        return isinstance(other, Item) and self.key == other.key

    def __lt__(self, other):
        return self.key < other.key


ints = [i * 7 % 31 for i in range(31)]
floats = [i / 2 for i in range(40)]
words = ["w%d" % (i * 5 % 17) for i in range(17)]
items = [Item(i % 9) for i in range(27)]
hits = 0
for i in range(200):
    hits += (i % 40 in ints) + (i / 4 in floats) * 10 + ("w%d" % (i % 20) in words) * 100
print(hits)
print(Item(5) in items, items.index(Item(3)), items.count(Item(8)), Item.compared)
print(min(items).key, max(items).key, sorted(items)[3].key, min(ints), max(floats), max(words))
print(ints.index(30), ints.index(0, 1) if 0 in ints[1:] else "none", words.index("w16"), floats.index(3))
print([1, 2, 3] == [1.0, 2.0, 3.0], [1] == [True], [[1], 2] == [[1], 2], [1, 2] < [1, 2, 0], [2] > [1, 99], [] == (), [1] != [2], ["a"] < ["b"])
print([0.0] == [-0.0], [float("nan")] == [float("nan")], ["a", ["b"]].count(["b"]), [None, 0, False].index(False), [1, True, 1.0].count(1))


def longest_run(values):
    best = run = 1
    for i in range(1, len(values)):
        run = run + 1 if values[i] == values[i - 1] else 1
        best = max(best, run)
    return best


print(longest_run([1, 1, 2, 2, 2, 3]), longest_run([i // 9 for i in range(150)]), longest_run([0, 0.0, False, 1]), longest_run("aab"))


def majority(values):
    candidate, count = None, 0
    for v in values:
        if count == 0:
            candidate = v
        count += 1 if v == candidate else -1
    return candidate, values.count(candidate)


print(majority([3, 1, 3, 3, 2] * 30), majority(["a", "b", "a"]), majority([Item(1), Item(2), Item(1)])[1])
same = 0
rows = [[i % 3, [i % 2]] for i in range(30)]
for a in rows:
    for b in rows:
        same += a == b
        same -= a is b
print(same, rows.index([2, [1]]), rows.count([0, [0]]))
for bad in (lambda: [].index(1), lambda: max([]), lambda: min([1, "a"]), lambda: [1] < ["a"], lambda: ints.index(99), lambda: [Item(1)] < [1]):
    try:
        bad()
    except (ValueError, TypeError, AttributeError) as e:
        print(type(e).__name__, e)
