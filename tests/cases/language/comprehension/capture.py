# What comprehensions capture: enclosing variables, arguments, class attributes, each other.


def table(n):
    return [[i * j + n for j in range(i)] for i in range(n)]


print(table(4))


def adders(values):
    return [lambda x, v=v: x + v for v in values]


def late(values):
    return [lambda x: x + v for v in values]


print([f(10) for f in adders([1, 2, 3])], [f(10) for f in late([1, 2, 3])])


class Filter:
    limit = 5

    def __init__(self, bonus):
        self.bonus = bonus

    def apply(self, values):
        return [v + self.bonus for v in values if v < self.limit]

    def lookup(self, names):
        return {n: getattr(self, n) for n in names if hasattr(self, n)}


f = Filter(100)
print(f.apply(range(8)), f.lookup(["limit", "bonus", "nope"]))
total = 0
for i in range(100):
    f.limit = i % 10
    total += len(f.apply(range(12))) + sum([x * i for x in range(4) if x != i % 4])
print(total)
x = "global"


def shadow():
    ys = [x for x in range(3)]
    return ys, x


print(shadow(), [x for x in [x]])


def nested(data):
    return {k: [v for v in vs if v != k] for k, vs in data.items() if any([v != k for v in vs])}


print(nested({1: [1, 2], 2: [2], 3: [1, 3, 4]}))


def counts():
    n = 0

    def tick():
        nonlocal n
        n += 1
        return n

    return [tick() for _ in range(130)][-1], n


print(counts())
try:
    [missing for _ in range(1)]
except NameError as e:
    print(e)
try:
    [1 / (3 - i) for i in range(5)]
except ZeroDivisionError as e:
    print(e)
print([(y := i * 2) for i in range(3)], y)
