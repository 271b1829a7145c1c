# Anything iterable can be delegated to; its end gives None, or what StopIteration says.
class Counter:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return self

    def __next__(self):
        if self.n == 0:
            raise StopIteration("counted")
        self.n -= 1
        return self.n


class Items:
    def __getitem__(self, i):
        if i > 2:
            raise IndexError
        return i * 10


class NoResult(Counter):
    def __next__(self):
        if self.n == 0:
            raise StopIteration
        return super().__next__()


class Fails(Counter):
    def __next__(self):
        if self.n == 1:
            raise ValueError("from next")
        return super().__next__()


def over(x):
    result = yield from x
    yield "result", result


for x in [Counter(2), Items(), NoResult(2), [1], (2,), "ab", {3: 4}, {5}, range(2), b"c", iter([6]), enumerate("d"), zip([7], [8]),
          map(str, [9]), reversed([1, 2]), {1: 2}.items(), (i for i in [3]), frozenset([4]), filter(None, [0, 5])]:
    print(type(x).__name__, list(over(x)))
try:
    print(list(over(Fails(3))))
except ValueError as error:
    print(error)
g = over(iter([1, 2, 3]))
print(next(g))
try:
    g.send("not to a list iterator")
except AttributeError as error:
    print(error)
print(list(g))


def twice(x):
    a = yield from x
    b = yield from x
    return a, b


def show(x):
    print((yield from twice(x)))


print(list(show(Counter(2))), list(show([1])))
shared = iter(range(6))


def two():
    a, b = over(shared), over(shared)
    yield next(a)
    yield next(b)
    yield from a
    yield from b


print(list(two()))
total = 0
for k in range(60):
    for x in over(Counter(k)):
        total += x if isinstance(x, int) else 1
    for x in over(range(k)):
        total += x if isinstance(x, int) else 1
print(total)
