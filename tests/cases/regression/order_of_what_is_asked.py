# When arguments are asked for their numbers, and by what name errors call them: found by generated programs.
import array
import bisect
import collections
import os
import struct

log = []


class I:
    def __init__(self, v):
        self.v = v

    def __index__(self):
        log.append("index")
        return self.v


def tell(what):
    log.clear()
    try:
        value = what()
    except Exception as e:
        value = f"{type(e).__name__}: {e}"
    print(value, log)


class Lacks(dict):
    def __missing__(self, key):
        log.append("missing")
        return key


# Subclasses of dict written in Python have items by number.
for a in {}, collections.OrderedDict(), collections.defaultdict(int), collections.Counter(), Lacks({1: 2, 3: 4}):
    tell(lambda: bisect.bisect(a, 1))
    tell(lambda: bisect.bisect_left(a, 1, 0, 2))
tell(lambda: bisect.bisect(set(), 1, 0, 1))

# The key is asked before the bounds are looked at, and after they are numbers.
for insort in bisect.insort_left, bisect.insort_right:
    tell(lambda: insort([1, 2], "x", I(-9), key=lambda v: -v))
    tell(lambda: insort([1, 2], 5, I(-9), key=lambda v: -v))
    tell(lambda: insort([1, 2], 5, -9))

tell(lambda: "%c" % I("no"))
tell(lambda: "%c" % I(97))
tell(lambda: struct.Struct(array.array("B")))

# The mode is looked at before the number, which is a path if it has no value.
tell(lambda: open(I(3), "a-b-c"))
tell(lambda: open(I(-3)))
tell(lambda: open(I("x")))
reading, writing = os.pipe()
with open(I(writing), "w") as f:
    f.write("through it")
with open(I(reading)) as f:
    print(f.read(), type(f.name), f.fileno() == reading)


class Items(list):
    def __getitem__(self, i):
        log.append("getitem")
        return list.__getitem__(self, i) + 1


class Pair(tuple):
    def __getitem__(self, i):
        log.append("getitem")
        return tuple.__getitem__(self, i) * 2


tell(lambda: array.array("i", Items([1, 2])))
tell(lambda: array.array("i", Pair((1, 2))))


class Caller:
    def __call__(self, e):
        return True


group = ExceptionGroup("x", [ValueError(1)])
for condition in Caller(), callable, Caller().__call__, lambda e: True:
    tell(lambda: group.split(condition))


# A list that is empty again was not changed while it was sorted.
class Empties:
    def __init__(self, v):
        self.v = v

    def __lt__(self, other):
        items.__imul__(3)
        items.__init__()
        return self.v < other.v


items = [Empties(2), Empties(1)]
items.sort()
print([x.v for x in items])


class Changes:
    def __eq__(self, other):
        if 0 in table:
            del table[0]
            table["x"] = 1
        return False


table = {0: 1, 1: Changes()}
tell(lambda: "b" in table.values())
table = {0: Changes(), 1: 2}
tell(lambda: "b" in table.values())

# An array that is read is lent meanwhile, also to itself.
read = array.array("B", b"ab")
tell(lambda: read.frombytes(read))
tell(lambda: read.frombytes(memoryview(read)))
empty = array.array("H")
tell(lambda: empty.frombytes(empty))
