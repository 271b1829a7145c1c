# Frames and tracebacks as objects, from everywhere, also through compiled loops and inlined calls.
import sys


def here():
    return sys._getframe(0).f_code.co_name, sys._getframe(1).f_lineno, sys._getframe(1).f_code.co_name


def caller():
    return here()


print(here(), caller())
print(sys._getframe().f_code.co_name, sys._getframe().f_back, sys._getframe().f_globals is globals())


def names():
    frame, found = sys._getframe(1), []
    while frame is not None:
        found.append((frame.f_code.co_name, frame.f_lineno))
        frame = frame.f_back
    return found


def deep(n):
    if n == 0:
        return names()
    return deep(n - 1)


print(deep(3))
print([names() for _ in range(1)][0][-1], list(map(lambda x: names()[0], [1])), sorted([2, 1], key=lambda v: len(names()))[0])


def loop(n):
    last = None
    for i in range(n):
        if i % 2:
            last = names()
        else:
            last = caller()
    return last


print(loop(61), loop(60))


class Thing:
    def method(self):
        return names()[0]

    value = property(lambda self: names()[1][0])

    def __init__(self):
        self.made = names()[1]


def many():
    result = None
    for i in range(60):
        thing = Thing()
        result = thing.method(), thing.value, thing.made
    return result


print(many())
try:
    sys._getframe(1000)
except ValueError as e:
    print(e)


def local():
    a, b = 1, [2]
    frame = sys._getframe()
    c = 3
    return sorted(frame.f_locals), frame.f_locals["b"], frame.f_lineno


print(local())


def fail(n):
    if n:
        fail(n - 1)
    raise ValueError("bottom")


try:
    fail(2)
except ValueError as e:
    tb = e.__traceback__
    while tb:
        print(tb.tb_lineno, tb.tb_frame.f_code.co_name, tb.tb_frame.f_code.co_filename == __file__, type(tb).__name__)
        tb = tb.tb_next
    kind, value, tb = sys.exc_info()
    print(kind is ValueError, value is e, tb is e.__traceback__)
print(sys.exc_info())


def depth():
    frame, n = sys._getframe(), 0
    while frame:
        frame, n = frame.f_back, n + 1
    return n


print([depth() for _ in range(3)][0] - depth(), max([depth()] * 3) == depth())
