"""Does what a program of this folder does, many times, and says what it takes.

    sidewinder _measure.py PROGRAM FEW MANY [settled]

Prints two lines: after FEW and after MANY turns, the resident memory in kilobytes, and the CPU time of a turn of late in nanoseconds. `settled`: the
collector has just run.
"""
import gc
import importlib
import sys
import time


def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4


def turns(one, start, end):
    for turn in range(start, end):
        one(turn)


def measure(one, start, middle, end, settled):
    turns(one, start, middle)
    before = time.process_time()
    turns(one, middle, end)
    spent = time.process_time() - before
    if settled:
        gc.collect()
    print(resident(), int(spent * 1e9 / (end - middle)), flush=True)


def main():
    name, few, many = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    one = importlib.import_module(name).one
    settled = sys.argv[4:] == ["settled"]
    # Of the first turns most still fill caches.
    measure(one, 0, few // 4, few, settled)
    measure(one, few, many - (few - few // 4), many, settled)


main()
