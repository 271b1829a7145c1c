"""The longest pause of a program that builds a heap, and of one that allocates beside a heap that stays.

The heaps take 10 MB, 100 MB and 1 GB in CPython, as instances with three attributes. Without an argument it prints what it keeps, which is the same
under every Python. With `time` it is nanoseconds of the thread's time: the longest between two looks at the clock, sixteen turns apart.
"""

import os
import sys
from time import thread_time_ns

# An instance, two boxed numbers and a place in a list take about 150 bytes in CPython.
HEAPS = [("10 MB", 70_000), ("100 MB", 700_000), ("1 GB", 7_000_000)]
WORK = 4_000_000


class Point:
    def __init__(self, x, y, next):
        self.x = x
        self.y = y
        self.next = next


def built(count):
    kept = [None] * count
    last = None
    longest = 0
    before = thread_time_ns()
    for at in range(count):
        last = kept[at] = Point(at + 0.5, at, last if at % 8 else None)
        if at % 16 == 0:
            now = thread_time_ns()
            longest = max(longest, now - before)
            before = now
    return kept, longest


def worked(kept, turns):
    """Most of what is made dies at once, some lives for a while, and the heap that stays is written to."""
    longest = 0
    ring = [None] * 10_000
    size = len(kept)
    before = thread_time_ns()
    for turn in range(turns):
        ring[turn % 10_000] = [turn, Point(turn + 0.5, turn, None)]
        kept[turn * 7919 % size].next = ring[turn * 31 % 10_000] and None
        if turn % 16 == 0:
            now = thread_time_ns()
            longest = max(longest, now - before)
            before = now
    return longest


def apart(name, count):
    """In a process of its own: a heap that was large before would be larger than this one asks for."""
    sys.stdout.flush()
    child = os.fork()
    if child:
        if os.waitpid(child, 0)[1]:
            raise SystemExit(name + ": the process failed")
        return
    kept, longest = built(count)
    print("%s built\t%d" % (name, longest))
    worked(kept, 100_000)
    print("%s kept\t%d" % (name, worked(kept, WORK)))
    sys.stdout.flush()
    os._exit(0)


def main():
    # What compiles the loops is no pause of the collector.
    kept, _ = built(20_000)
    worked(kept, 50_000)
    if sys.argv[1:] == ["time"]:
        for name, count in HEAPS:
            apart(name, count)
    else:
        print(len(kept), sum(point.x for point in kept))


main()
