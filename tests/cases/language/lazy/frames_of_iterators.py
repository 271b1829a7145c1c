# What is called by `map` and `filter` in a loop sees the frames that CPython has: those of the program.
import sys
import traceback


def callers(x):
    frame, names = sys._getframe(), []
    while frame is not None:
        names.append((frame.f_code.co_name, frame.f_lineno))
        frame = frame.f_back
    seen.add(tuple(names))
    return x


def gen(n):
    for i in range(n):
        callers(i)
        yield i


def loop(items):
    last = None
    for last in items:
        pass
    return last


seen = set()
for make in (lambda: map(callers, range(120)), lambda: filter(callers, gen(120)), lambda: zip(gen(120), map(callers, gen(120))), lambda: enumerate(gen(120), 3)):
    seen.clear()
    print(loop(make()), sorted(seen))


def failing(x):
    if x == 110:
        raise ValueError(x)
    return x


def failing_gen(n):
    for i in range(n):
        yield failing(i)


for make in (
    lambda: map(failing, range(120)),
    lambda: map(failing, gen(120)),
    lambda: filter(failing, gen(120)),
    lambda: zip(failing_gen(120), range(200)),
    lambda: enumerate(zip(range(200), failing_gen(120))),
    lambda: map(failing, map(failing, gen(120))),
):
    try:
        loop(make())
    except ValueError as error:
        print([(frame.name, frame.lineno) for frame in traceback.extract_tb(error.__traceback__)])


# How deep it goes is what CPython says, as the iterators have no frames.
def deep(n):
    global reached
    reached = n
    for x in map(deep, (n + 1,)):
        return x


def deep_gen(n):
    global reached
    reached = n
    for x, y in zip((1,), deep_gen(n + 1)):
        yield x


sys.setrecursionlimit(200)
for turn in range(3):
    try:
        deep(0)
    except RecursionError as error:
        print(reached > 60, len(traceback.extract_tb(error.__traceback__)) > 60, error)
    try:
        loop(deep_gen(0))
    except RecursionError as error:
        print(reached > 60, error)
    print(reached)
