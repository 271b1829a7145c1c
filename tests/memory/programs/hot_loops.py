"""A new function each time, whose loop gets hot."""

import sys

TEXT = """
def hot(turn):
    total = 0
    for i in range(LENGTH):
        total += i & turn
    return total
"""
# Long enough for a trace, and for a bridge, where nothing is said of thresholds.
LENGTH = 1100 if hasattr(sys, "implementation") and sys.implementation.name == "sidewinder" else 10


def one(turn):
    scope = {"LENGTH": LENGTH}
    exec(TEXT, scope)
    assert scope["hot"](0) == 0
