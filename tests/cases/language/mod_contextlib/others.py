# suppress, closing, nullcontext, redirect_stdout, ContextDecorator, AbstractContextManager.
import contextlib
import io
import sys

with contextlib.suppress(KeyError, ValueError):
    {}["x"]
print("suppressed")
try:
    with contextlib.suppress(KeyError):
        1 / 0
except ZeroDivisionError as e:
    print(e)


class Door:
    def close(self):
        print("closed")


with contextlib.closing(Door()) as d:
    print(type(d).__name__)
with contextlib.nullcontext(5) as n:
    print(n)
with contextlib.redirect_stdout(io.StringIO()) as out:
    print("captured")
    with contextlib.redirect_stdout(sys.stderr):
        pass
    print("more")
print(repr(out.getvalue()))
with contextlib.redirect_stderr(io.StringIO()) as err:
    print("to err", file=sys.stderr)
print(repr(err.getvalue()))


class Deco(contextlib.ContextDecorator):
    def __enter__(self):
        print("in")
        return self

    def __exit__(self, *exc):
        print("out", exc[0])
        return True


@Deco()
def f():
    print("body")
    raise ValueError


print(f())


class Own(contextlib.AbstractContextManager):
    def __exit__(self, *exc):
        return None


with Own() as o:
    print(type(o).__name__, isinstance(Deco(), contextlib.AbstractContextManager), isinstance(5, contextlib.AbstractContextManager))
try:
    contextlib.AbstractContextManager()
except TypeError as e:
    print(e)
caught = 0
for i in range(100):
    with contextlib.suppress(ZeroDivisionError):
        10 // (i % 3)
        caught += 1
print(caught)
