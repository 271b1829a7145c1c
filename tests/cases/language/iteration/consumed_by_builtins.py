# Builtins that consume generators, maps, filters and iterators of the program: few items, and many.
import sys
import traceback
from array import array
from collections import deque


def numbers(n, told=None):
    for i in range(n):
        if told is not None:
            told.append(i)
        yield i


class Counted:
    def __init__(self, n):
        self.at, self.n = 0, n

    def __iter__(self):
        return self

    def __next__(self):
        if self.at == self.n:
            raise StopIteration
        self.at += 1
        return self.at - 1


class Text(str):
    pass


def sources(n):
    yield numbers(n)
    yield map(lambda i: i, range(n))
    yield filter(lambda i: i >= 0, range(n))
    yield Counted(n)
    yield (i for i in range(n))


def extended(kind, items):
    kind.extend(items)
    return kind


def left_extended(items):
    kind = deque(maxlen=5)
    kind.extendleft(items)
    return kind


def updated(kind, items):
    kind.update(items)
    return kind


consumers = [
    list,
    tuple,
    set,
    frozenset,
    sum,
    min,
    max,
    any,
    all,
    sorted,
    bytes,
    bytearray,
    deque,
    lambda items: [*items],
    lambda items: {*items},
    lambda items: (lambda *given: given)(*items),
    lambda items: ",".join(map(str, items)),
    lambda items: extended([7], items),
    lambda items: extended(deque(maxlen=3), items),
    left_extended,
    lambda items: extended(bytearray(b"x"), items),
    lambda items: extended(array("i", [5]), items),
    lambda items: array("d", items),
    lambda items: updated({3}, items),
    lambda items: dict((i, i * i) for i in items),
    lambda items: updated({}, ([i, -i] for i in items)),
    lambda items: sum(items, 0.5),
    lambda items: max(items, default=None),
]
for n in (0, 1, 8, 9, 30, 200):
    for number, consume in enumerate(consumers):
        found = []
        for source in sources(n):
            try:
                found.append(repr(consume(source)))
            except Exception as e:
                found.append(f"{type(e).__name__}: {e}")
        print(n, number, found[0][:90], len(found[0]), len(set(found)))

# What is added while it is added to is seen.
series = [1, 1]
series.extend(series[-1] + series[-2] for _ in range(40))
print(series[-3:], len(series))
grown = deque([1])
grown.extend(len(grown) for _ in range(20))
print(grown)
members = {0}
members.update(max(members) + 1 for _ in range(20))
print(members)
mapping = {}
mapping.update((len(mapping), i) for i in range(20))
print(mapping)


# What raises in the middle: what came before it is there, and the generator goes on behind it.
def tried(name, do):
    told = []
    items = numbers(30, told)
    try:
        print(name, do(items), end=" ")
    except Exception as e:
        print(name, type(e).__name__, e, end=" ")
    print(told[-1], next(items, "end"))


class Hostile:
    def __init__(self, i):
        self.i = i

    def __hash__(self):
        if self.i == 20:
            raise ValueError("no hash for 20")
        return self.i

    def __eq__(self, other):
        return self.i == other.i


kept = set()
tried("set", lambda items: kept.update(Hostile(i) for i in items))
print(len(kept))
tried("bytes", lambda items: bytes(i if i != 20 else 256 for i in items))
tried("bytearray", lambda items: bytearray(i if i != 20 else -1 for i in items))
tried("text in bytes", lambda items: bytes(i if i != 20 else "x" for i in items))
buffer = bytearray(b"ab")
tried("extend", lambda items: buffer.extend(i if i != 20 else 1000 for i in items))
print(buffer)
tried("indexes", lambda items: bytes(True if i % 7 == 3 else i for i in items))
pairs = {}
tried("three", lambda items: pairs.update((i, i) if i != 20 else (1, 2, 3) for i in items))
print(len(pairs))
tried("no pair", lambda items: pairs.update((i, i) if i != 21 else 5 for i in items))
tried("texts", lambda items: dict("ab" if i != 20 else Text("cd") for i in items))
tried("sum", lambda items: sum(i if i != 20 else "x" for i in items))
tried("max", lambda items: max(i if i != 20 else None for i in items))
tried("min of keys", lambda items: min(items, key=lambda i: 1 / (20 - i)))
tried("any", lambda items: any(i == 20 for i in items))
tried("any of them", any)
tried("all", lambda items: all(map(lambda i: i < 20, items)))
tried("all of them", all)
tried("array", lambda items: array("B", (i if i != 20 else 256 for i in items)))
tried("array of text", lambda items: array("i", (i if i != 20 else "x" for i in items)))


def stops(items):
    for i in items:
        if i == 20:
            raise StopIteration
        yield i


tried("stops", lambda items: list(stops(items)))


def stopped(i):
    if i == 20:
        raise StopIteration
    return i


tried("stopped", lambda items: list(map(stopped, items)))
tried("stopped within", lambda items: sum(map(stopped, items)))


# Frames: only those of the program are there.
def looks(n):
    for i in range(n):
        if i == n - 1:
            frame, names = sys._getframe(), []
            while frame is not None:
                names.append(frame.f_code.co_name)
                frame = frame.f_back
            print(names)
        yield i


def caller(n):
    list(looks(n))
    sum(looks(n))
    bytes(looks(n))
    {}.update((i, i) for i in looks(n))


caller(5)
caller(50)


def fails(n):
    for i in range(n):
        yield i
    raise KeyError(n)


for n in (3, 30):
    try:
        sum(fails(n))
    except KeyError:
        print([(entry.name, entry.line) for entry in traceback.extract_tb(sys.exc_info()[2])])


# A frame that is not shown counts for nothing.
def deep(n):
    global deepest
    deepest = n

    def inner():
        yield from range(20)
        yield deep(n + 1)

    return list(inner())


try:
    deep(0)
except RecursionError as e:
    print(deepest, e)


def sends():
    got = yield 0
    while True:
        got = yield got
        if got is not None:
            return


print(list(sends()) if False else next(sends()))
running = None


def reenters():
    yield from range(20)
    yield sum(running)


running = reenters()
try:
    print(list(running))
except ValueError as e:
    print(e)


# Many generators at one place.
def family(k):
    names = {}
    exec(f"def made(n):\n    for i in range(n):\n        yield i * {k} + n", names)
    return names["made"]


generators = [family(k) for k in range(40)]
print(sum(sum(make(n)) + max(make(n)) + len(list(make(n))) for n in (5, 50, 100) for make in generators))


# An iterator of the program that starts again when it is asked for its iterator, and one that says how long it is.
class Again(Counted):
    def __iter__(self):
        self.at = 0
        return self


class Long(Counted):
    def __len__(self):
        print("length", end=" ")
        return 3

    def __length_hint__(self):
        print("hint", end=" ")
        return 2


class Hinted(Counted):
    def __length_hint__(self):
        print("hint", end=" ")
        return 2


for kind in (Again, Long, Hinted):
    for n in (3, 8, 9, 14):
        print(kind.__name__, list(kind(n)), tuple(kind(n)), sum(kind(n)), sorted(kind(n)), max(kind(n)), bytes(kind(n)), [*kind(n)])
ended = Again(20)
print(max(ended), min(map(lambda i: -i, ended), default="none"))
print(list(range(2**62 - 3, 2**62 + 20))[-1], list(range(2**62 - 3, 2**62 + 200, 100)), list(range(-(2**62) + 3, -(2**62) - 5, -1))[-1])
print(dict(zip("abc", range(20))), dict(enumerate("xy")), dict(zip([1, 2])) if False else {}, dict((k, v) for k, v in zip("pqr", "stu")))
for odd in (lambda: dict(zip([1])), lambda: dict(zip("a", "b", "c")), lambda: dict((k, [k]) for k in [{}])):
    try:
        print(odd())
    except Exception as e:
        print(type(e).__name__, e)
print(frozenset(i % 7 for i in range(100)), list(reversed(range(5))), list(reversed([1, 2, 3])), list(deque([1, 2])), list(b"ab"), list({1: 2}.values()))
back = reversed([1, 2, 3, 4])
next(back)
print(list(back), list(back))
pairs = enumerate([5, 6, 7], 2**62 - 2)
print(next(pairs), list(pairs), list(pairs))


# What min and max give where nothing comes, and when it is computed.
def said(what):
    print(what, end=" ")
    return what


def depth(tree):
    return 1 + max((depth(child) for child in tree), default=0)


print(depth([[], [[], [[]]], []]), max((i for i in ()), default=said("none")), min(numbers(said(3)), default=said(9)))
for given in (max(numbers(0), default=[]), min(Counted(0), default=None), max(map(abs, [-3, 2]), default=1), min(said([4, 2]), default=5)):
    print(given)
try:
    max((i for i in [1, "a"]), default=said(0))
except TypeError as e:
    print(e)
try:
    max((1 / i for i in [0]), default=said(0) / 0)
except ZeroDivisionError as e:
    print(e, e.__traceback__.tb_next is None)
lengths = []
for i in range(300):
    first, *others = (i,) * (i % 5 + 1)
    *front, last = range(i % 3 + 1)
    lengths.append(len(others) + len(front) + (others or [0])[-1] + last)
print(sum(lengths), sum(bytearray(range(200))), sum(bytearray(b"ab"), 0.5))
