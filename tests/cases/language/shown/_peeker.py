import sys


def look():
    shown = sys._getframe(1).f_locals
    return sorted((name, value) for name, value in shown.items() if type(value) is int)
