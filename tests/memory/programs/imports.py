"""A module that is imported and dropped."""

import sys


def one(turn):
    import _imported

    assert _imported.answer(turn) == turn + 1
    del sys.modules["_imported"]
