# What looks at frames and keeps tracebacks in a loop, and what catches an exception and lets it go.

import sys


def variables(n):
    total = 0
    for i in range(n):
        total += len(locals())  # SW204: The call of `locals` stays in the trace: `locals()` makes a dict for the frame's variables.
    return total


def lines(n):
    total = 0
    for i in range(n):
        total += sys._getframe().f_lineno > 0  # SW204: The call of `sys._getframe` stays in the trace: `sys._getframe()` makes objects of the running frames.
    return total


def caught(n):
    total = 0
    for i in range(n):
        try:
            raise ValueError(i)
        except ValueError as wrong:
            total += wrong.args[0]
    return total


def kept(n):
    last = [None]
    for i in range(n):
        try:
            raise ValueError(i)  # SW204: `traceback` is allocated in every iteration: a `ValueError` holds it, and stored by `last[0]`.
        except ValueError as wrong:
            last[0] = wrong
    return last[0].args[0]


print(variables(20000), lines(20000), caught(20000), kept(20000))
