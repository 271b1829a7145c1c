"""What each program of `modules` and of `cliffs` does with its operations.

A program is a table of operations: a name, an expression as text, and how many turns of a loop that is if not one. Without an argument their answers are
printed, which are the same under every Python. With `time` what a turn takes is printed: nanoseconds of processor time, the best of some rounds, each
operation in a loop of its own.
"""

import sys
import timeit
from time import process_time
from zlib import crc32


def _shown(answer):
    text = ascii(answer)
    return text if len(text) <= 200 else "%s... %d %08x" % (text[:80], len(text), crc32(text.encode()))


def _nanoseconds(text, names):
    timer = timeit.Timer(text, timer=process_time, globals=names)
    count, spent = 1, 0.0
    # What is compiled later is compiled by then.
    while spent < 0.02:
        count *= 2
        spent = timer.timeit(count)
    return min(timer.repeat(3, count)) / count * 1e9


def main(names, operations):
    for name, text, *turns in operations:
        if sys.argv[1:] == ["time"]:
            print("%s\t%.2f" % (name, _nanoseconds(text, names) / sum(turns or [1])))
        else:
            print("%s\t%s" % (name, _shown(eval(text, names))))
