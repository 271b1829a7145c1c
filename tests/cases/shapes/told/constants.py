# What is promoted though it is a constant already: for it was promoted before, or is one in the program. What is not, and what is in one of two traces.

from sidewinder import promote


def twice(n, mode):
    total = 0
    for i in range(n):
        mode = promote(mode)
        if i & 1:
            mode = promote(mode)  # SW502: `promote(mode)`: the value is a constant already, in the one trace that reached it.
        total += mode
    return total


def of_constant(n):
    total = 0
    for i in range(n):
        total += promote(7)  # SW502: `promote(7)`: the value is a constant already, in the one trace that reached it.
    return total


def scaled(x, by):
    return x * promote(by)


def in_one(n, by):
    total = 0
    for i in range(n):
        total += scaled(i, 3)
    for i in range(n):
        total += scaled(i, by)
    return total


print(twice(10000, 5), of_constant(10000), in_one(10000, 4))
