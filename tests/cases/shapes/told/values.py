# Values that the program promotes: nine of them, and two, which is what `promote` is for. Functions that are called in turn: six, and two.

from sidewinder import promote


def nine(n):
    total = 0
    for i in range(n):
        mode = (i * 7919 >> 3) % 9
        total += promote(mode) * 3  # SW102: Compiled for the case that `mode` is N, but 9 values were seen; a side path for others was taken N times.
    return total


def two(n):
    total = 0
    for i in range(n):
        mode = (i * 7919 >> 3) % 2
        total += promote(mode) * 3
    return total


def by_six(functions, n):
    total = 0
    for i in range(n):
        call = functions[(i * 7919 >> 3) % 6]
        total += call(i)  # SW102: Compiled for the case that `call(i)` calls the same function, but 6 values were seen; a side path for others was taken N times.
    return total


def by_two(functions, n):
    total = 0
    for i in range(n):
        call = functions[(i * 7919 >> 3) & 1]
        total += call(i)
    return total


print(nine(30000), two(30000))
functions = [
    lambda x: x + 1,
    lambda x: x + 2,
    lambda x: x + 3,
    lambda x: x + 4,
    lambda x: x + 5,
    lambda x: x + 6,
]
print(by_six(functions, 30000), by_two(functions, 30000))
