# ExitStack: order, suppression, callbacks, pop_all.
from contextlib import ExitStack, contextmanager


@contextmanager
def cm(name, swallow=False):
    print("enter", name)
    try:
        yield name
    except Exception as e:
        print("saw", repr(e), "in", name)
        if not swallow:
            raise
    finally:
        print("exit", name)


with ExitStack() as stack:
    print([stack.enter_context(cm(n)) for n in "ab"])
    stack.callback(print, "callback", 1, end="!\n")
    stack.push(lambda *exc: print("pushed", exc[0]))
with ExitStack() as stack:
    stack.enter_context(cm("outer", True))
    stack.enter_context(cm("inner"))
    raise ValueError("v")
print("after")
stack = ExitStack()
stack.callback(print, "late")
kept = stack.pop_all()
stack.close()
print("closed")
kept.close()


def fails():
    raise KeyError("second")


try:
    with ExitStack() as stack:
        stack.callback(fails)
        raise ValueError("first")
except KeyError as e:
    print(repr(e), repr(e.__context__))
with ExitStack() as stack:
    stack.push(lambda *exc: True)
    1 / 0
try:
    ExitStack().enter_context(5)
except TypeError as e:
    print(e)
count = 0


def inc():
    global count
    count += 1


for i in range(60):
    with ExitStack() as stack:
        for _ in range(i % 5):
            stack.callback(inc)
print(count)
