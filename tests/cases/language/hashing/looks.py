# A key is looked for by a glance first, which only finds the very same one; what is equal to it in other ways, has its hash, or was removed is found,
# or not found, all the same.
class Odd:
    def __init__(self, number):
        self.number = number

    def __hash__(self):
        return hash(self.number)

    def __eq__(self, other):
        return other == self.number + 1000


def ask(table, keys, n):
    found = []
    for i in range(n):
        key = keys[i % len(keys)]
        found.append((key in table, table.get(key, "none") if isinstance(table, dict) else None))
    return found


def read(table, keys, n):
    total = 0
    for i in range(n):
        total += table[keys[i % len(keys)]]
    return total


edge = (1 << 61) - 1
numbers = [0, -1, -2, 1, True, 1.0, -2.0, edge, edge - 1, -edge, edge + 1, edge * 2, -edge - 1, 1 << 70, 2**61 - 2, -(2**61), 32, 64, 96, 1 << 40]
for size in 0, 3, 8, 9, 20:
    d = {key: place for place, key in enumerate(numbers[:size])}
    s = set(d)
    one, two = ask(d, numbers, 400), ask(s, numbers, 400)
    print(size, len(d), [there for there, _ in one[:20]] == [there for there, _ in two[:20]], one[:20] * 20 == one, one[:20])

# All in the same place of the index, with some removed.
d = {i << 20: i for i in range(60)}
s = set(d)
for i in range(0, 60, 3):
    del d[i << 20]
    s.discard(i << 20)
keys = [i << 20 for i in range(60)]
print(sum(there for there, _ in ask(d, keys, 600)), sum(there for there, _ in ask(s, keys, 600)))
print(read(d, [key for key in keys if key in d], 800))

# The same text, another string.
words = ["alpha", "beta", "gamma", "é", "delta" * 20, ""] + ["w%d" % i for i in range(20)]
others = [("x" + word)[1:] for word in words] + ["alphabet"[:5], "none", "no" + "ne"]
for size in 6, 26:
    d = {word: place for place, word in enumerate(words[:size])}
    print([there for there, _ in ask(d, others, 29)] == [there for there, _ in ask(frozenset(d), others, 29)], read(d, others[:size], 600))

# None, a tuple and a number that is asked for with what runs code of the program, which comes in mid-loop.
for make in dict.fromkeys, set:
    table = make([3, "a", None, (1, 2), 7.0, 2**80])
    keys = [3, 3.0, "a", None, (1, 2), (1, 2.0), 7, 7.5, 2**80, False, b"a"]
    before = [there for there, _ in ask(table, keys, 440)][:11]
    table |= make([Odd(5), Odd(17)])
    after = [there for there, _ in ask(table, keys + [5, 1005, 17, 1017, Odd(5)], 440)][:16]
    print(before, after)
    try:
        ask(table, keys * 40 + [[]], 441)
    except TypeError as error:
        print(error)
