"""What is known of code without its instructions, which are not CPython's: the library's `dis` takes these names."""

import collections

COMPILER_FLAG_NAMES = {
    1: "OPTIMIZED",
    2: "NEWLOCALS",
    4: "VARARGS",
    8: "VARKEYWORDS",
    16: "NESTED",
    32: "GENERATOR",
    64: "NOFREE",
    128: "COROUTINE",
    256: "ITERABLE_COROUTINE",
    512: "ASYNC_GENERATOR",
}

Positions = collections.namedtuple("Positions", ["lineno", "end_lineno", "col_offset", "end_col_offset"], defaults=[None] * 4)


def pretty_flags(flags):
    """The names of flags, and the rest as a number."""
    names = []
    for bit in range(32):
        flag = 1 << bit
        if flags & flag:
            names.append(COMPILER_FLAG_NAMES.get(flag, hex(flag)))
    return ", ".join(names) if names else hex(flags)


def findlinestarts(code):
    """The places at which lines begin, with the lines."""
    last = None
    for start, _, line in code.co_lines():
        if line is not None and line != last:
            last = line
            yield start, line


__all__ = ["COMPILER_FLAG_NAMES", "Positions", "findlinestarts", "pretty_flags"]
