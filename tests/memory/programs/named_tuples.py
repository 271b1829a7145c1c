"""`namedtuple` types, of other names each time."""

from collections import namedtuple


def one(turn):
    pair = namedtuple(f"Pair{turn}", ["left", f"right{turn}"])
    assert getattr(pair(1, turn), f"right{turn}") == turn
