# Looping over every iterable: str, tuple, list, dict, set, enumerate, zip, map, filter, reversed, own classes.


class Countdown:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return CountdownIterator(self.n)


class CountdownIterator:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return self

    def __next__(self):
        if self.n <= 0:
            raise StopIteration
        self.n -= 1
        return self.n


class OldStyle:
    def __getitem__(self, i):
        if i == 4:
            raise IndexError
        return "item" + str(i)


print([x for x in Countdown(4)], list(OldStyle()), sum(Countdown(150)))
c = Countdown(3)
print([(a, b) for a in c for b in c])
it = iter(Countdown(5))
print(next(it), next(it), list(it), next(it, "end"))
try:
    next(it)
except StopIteration as e:
    print("stop", e.args)
for i, (a, b) in enumerate(zip("abc", [1, 2, 3, 4]), 10):
    print(i, a, b, end="; ")
print()
print(list(map(lambda a, b: a * b, [1, 2, 3], (4, 5))), list(filter(None, [0, 1, "", "x"])))
print(list(reversed([1, 2, 3])), list(reversed("abc")), list(zip()), list(zip(*[(1, 2), (3, 4)])))
print(sorted({3, 1, 2}), list({"a": 1}), list(enumerate("ab")), list({"a": 1}.items()))
total = 0
for x, y in zip(range(200), Countdown(200)):
    total += x * y
for n, k in enumerate(map(abs, range(-100, 0))):
    total -= n * k
print(total)
for bad in (5, None, Countdown):
    try:
        for x in bad:
            pass
    except TypeError as e:
        print(e)
print(list(iter([4, 5, 0, 6].pop, 0)))
