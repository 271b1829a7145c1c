# What __del__, callbacks of weak references and given up generators raise goes to sys.unraisablehook and is forgotten.
import gc
import sys
import weakref


class Bad:
    def __del__(self):
        raise ValueError("in del")


class Chained:
    def __del__(self):
        try:
            1 / 0
        except ZeroDivisionError:
            raise KeyError("chained")


def make(cls):
    cls()


def hook(unraisable):
    print(unraisable.exc_type.__name__, unraisable.exc_value, unraisable.err_msg, type(unraisable.object).__name__, unraisable.exc_traceback is not None)


sys.unraisablehook = hook
make(Bad)
gc.collect()
print("after Bad", sys.exc_info())
make(Chained)
gc.collect()


def callback(reference):
    raise TypeError("in callback")


def refer():
    o = Bad
    class Target:
        pass
    t = Target()
    return weakref.ref(t, callback)


r = refer()
gc.collect()
print(r())


def stubborn():
    try:
        yield 1
    finally:
        raise RuntimeError("in finally")


def ignoring():
    while True:
        try:
            yield 1
        except GeneratorExit:
            pass


def start(function):
    next(function())


start(stubborn)
gc.collect()
try:
    raise LookupError("around")
except LookupError as error:
    make(Bad)
    gc.collect()
    print(repr(error), sys.exc_info()[1] is error)


class Exits:
    def __del__(self):
        raise SystemExit(3)


make(Exits)
gc.collect()
print("goes on")
