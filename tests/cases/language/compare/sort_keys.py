# Sorting and comparing by keys: tuples of mixed direction, key functions with state, stability, min and max ties.


class Row:
    def __init__(self, name, score, group):
        self.name, self.score, self.group = name, score, group

    def __repr__(self):
        return f"{self.name}:{self.score}{self.group}"


rows = [Row("n%d" % i, i * 37 % 10, "xyz"[i % 3]) for i in range(12)]
print(sorted(rows, key=lambda r: (r.group, -r.score, r.name)))
print(sorted(sorted(rows, key=lambda r: r.name, reverse=True), key=lambda r: r.score)[:5])
print(max(rows, key=lambda r: r.score), min(rows, key=lambda r: r.score), max(rows, key=lambda r: (r.score, r.name)))
calls = 0


def counting_key(r):
    global calls
    calls += 1
    return r.score


sorted(rows, key=counting_key)
print(calls)
pairs = [(i % 5, i) for i in range(150)]
by_first = sorted(pairs, key=lambda p: p[0])
print(all([a[0] < b[0] or a[0] == b[0] and a[1] < b[1] for a, b in zip(by_first, by_first[1:])]))
down = sorted(pairs, key=lambda p: p[0], reverse=True)
print(down[0], down[1], down[-1])


class Reverse:
    def __init__(self, value):
        self.value = value

    def __lt__(self, other):
        return self.value > other.value


print(sorted([3, 1, 2], key=Reverse), sorted("banana", key=lambda c: (c != "n", c)), sorted([3, -2, 1], key=abs))
print(sorted([[2, 1], [1, 9], [1]]), sorted([(1, "b"), (1, "a")]), sorted({"b": 1, "a": 2}.items(), key=lambda kv: kv[1]))
words = "The quick brown Fox jumps over the lazy dog".split()
print(sorted(words), sorted(words, key=str.lower), sorted(words, key=len), sorted(words, key=lambda w: w[-1]))
try:
    sorted([1, 2], key=5)
except TypeError as e:
    print(e)
try:
    sorted([1, "a", 2], key=lambda v: v)
except TypeError as e:
    print(e)


def boom(v):
    if v == 3:
        raise ValueError("no key for 3")
    return v


items = [5, 3, 1]
try:
    items.sort(key=boom)
except ValueError as e:
    print(e, sorted(items))
items.sort(reverse=True)
print(items, items.sort(key=lambda v: -v), items)
