# Members of an IntEnum are compared and computed with as the ints that they are. In mid-loop the class compares, or adds, by a method of its own.
from enum import IntEnum


class Level(IntEnum):
    LOW = 1
    HIGH = 2


class Text(int):
    def __add__(self, other):
        return "text"


def run(n, levels, total=0):
    for i in range(n):  # jit: body.operations=29 body.guards=12 body.allocations=0 body.residual_calls=0
        level = levels[i & 1]
        if level == Level.HIGH:
            total += level
        if level < 2:
            total += levels[level]
    return total


print(run(3000, [Level.LOW, Level.HIGH]), run(300, [1, 2]), run(300, [Level.LOW, Level.HIGH], total=0.5))
# The sum leaves the range of small ints in mid-loop.
print(run(300, [Level.LOW, Level.HIGH], total=2**62 - 90))


def late(n, level):
    total = 0
    for i in range(n):
        if i == n // 2:
            Level.__eq__ = lambda self, other: i % 2
        total += level == 2
    return total


print(late(3000, Level.HIGH), run(300, [Level.LOW, Text(2)]), Text(3) + 1)
