"""What objects take: bytes each, in a list, without the list's own eight.

Without an argument the kinds are printed, which are the same under every Python. With `time` it is bytes of resident memory: what two million more
take where there is a million already, so that what a heap takes once is left out.
"""

import os
import sys

COUNT = 1_000_000


class Point:
    def __init__(self, x, y, z):
        self.x = x
        self.y = y
        self.z = z


class Slots:
    __slots__ = ("x", "y", "z")

    def __init__(self, x, y, z):
        self.x = x
        self.y = y
        self.z = z


class Node:
    def __init__(self, next):
        self.next = next


KINDS = [
    ("int, large", lambda i: i + 10**12),
    ("int, two words", lambda i: i + 10**25),
    ("float", lambda i: i + 0.5),
    ("complex", lambda i: complex(i, 1)),
    ("str of 7", lambda i: "%07d" % i),
    ("str of 50", lambda i: "%050d" % i),
    ("bytes of 7", lambda i: b"%07d" % i),
    ("tuple of 3", lambda i: (i, i, i)),
    ("list, empty", lambda i: []),
    ("list of 3 ints", lambda i: [i, i, i]),
    ("list of 3 floats", lambda i: [0.5, 1.5, 2.5]),
    ("dict, empty", lambda i: {}),
    ("dict of 3 strings", lambda i: {"x": "a", "y": "b", "z": "c"}),
    ("set of 3", lambda i: {i, i + 1, i + 2}),
    ("instance of 1", lambda i: Node(None)),
    ("instance of 3", lambda i: Point(i, i, i)),
    ("instance of 3 floats", lambda i: Point(0.5, 1.5, 2.5)),
    ("slots of 3", lambda i: Slots(i, i, i)),
    ("function", lambda i: lambda: i),
    ("bound method", lambda i: Node.__init__.__get__(kept)),
]
kept = Node(None)


def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096


def filled(room, make, start, end):
    for at in range(start, end):
        room[at] = make(at)
    return resident()


def apart(name, make):
    """In a process of its own: memory that was used before would be used again."""
    sys.stdout.flush()
    child = os.fork()
    if child:
        if os.waitpid(child, 0)[1]:
            raise SystemExit(name + ": the process failed")
        return
    room = [None] * (3 * COUNT)
    before = filled(room, make, 0, COUNT)
    after = filled(room, make, COUNT, 3 * COUNT)
    print("%s\t%.1f\tbytes" % (name, (after - before) / (2 * COUNT)))
    sys.stdout.flush()
    os._exit(0)


def main():
    for name, make in KINDS:
        if sys.argv[1:] == ["time"]:
            apart(name, make)
        else:
            print(name, type(make(5)).__name__)


main()
