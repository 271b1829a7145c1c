# Values that the program promotes: nine of them, and two, which is what `promote` is for.

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


print(nine(30000), two(30000))
