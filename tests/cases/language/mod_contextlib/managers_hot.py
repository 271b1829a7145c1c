# contextlib in loops: contextmanager, ExitStack, suppress, closing, redirect, nullcontext, chdir, AsyncExitStack driven by hand.
import contextlib
import io
import os
from contextlib import AbstractContextManager, AsyncExitStack, ContextDecorator, ExitStack, asynccontextmanager, closing, contextmanager, nullcontext, redirect_stderr, redirect_stdout, suppress

log = []


@contextmanager
def tagged(name, swallow=()):
    log.append("+" + name)
    try:
        yield name * 2
    except swallow as e:
        log.append("!" + type(e).__name__)
    finally:
        log.append("-" + name)


total = 0
for i in range(200):
    with tagged("a") as a, suppress(KeyError, IndexError), nullcontext(i) as n:
        total += n + len(a)
        if i % 3 == 0:
            raise KeyError(i) if i % 2 else IndexError(i)
        total += 1
    with tagged("b", ValueError):
        if i % 5 == 0:
            raise ValueError
        total += 2
print(total, len(log), log.count("!ValueError"), log[-4:])


@tagged("deco", ZeroDivisionError)
def divide(a, b):
    return a / b


print([divide(4, b) for b in (2, 0, 1)], divide.__name__, log[-7:])
order = []
for i in range(100):
    with ExitStack() as stack:
        for k in range(i % 4):
            stack.callback(order.append, k)
        stack.enter_context(tagged("s"))
        stack.push(lambda t, e, tb: t is LookupError)
        kept = stack.pop_all() if i % 10 == 9 else None
        if i % 2 and not kept:
            raise LookupError
    if kept:
        kept.close()
print(len(order), order[:6], len(log))


class Noisy(AbstractContextManager, ContextDecorator):
    def __init__(self, answer):
        self.answer = answer

    def __exit__(self, kind, value, tb):
        order.append(kind and kind.__name__)
        if isinstance(self.answer, type):
            raise self.answer("from exit")
        return self.answer


for first, second in ((True, False), (False, True), (KeyError, OSError), (OSError, True), (None, KeyError)):
    try:
        with ExitStack() as stack:
            stack.enter_context(Noisy(first))
            stack.enter_context(Noisy(second))
            raise ValueError("body")
        print("swallowed")
    except Exception as e:
        print(repr(e), repr(e.__context__), repr(e.__context__ and e.__context__.__context__))
out, err = io.StringIO(), io.StringIO()
with redirect_stdout(out), redirect_stderr(err):
    for i in range(50):
        print(i, end=" ")
        print(i, file=__import__("sys").stderr)
print(len(out.getvalue()), len(err.getvalue()), Noisy(True)(lambda: 1 / 0)())
with closing(io.StringIO("x")) as f:
    f.read()
here = os.getcwd()
with contextlib.chdir("/"):
    print(os.getcwd())
print(f.closed, os.getcwd() == here)
for bad in (lambda: tagged("x").__enter__() and tagged("y").__exit__(None, None, None), lambda: ExitStack().enter_context(5), lambda: ExitStack().push(5) and 5, lambda: AbstractContextManager(), lambda: contextmanager(lambda: iter(()))().__enter__(), lambda: suppress(5).__exit__(ValueError, None, None)):
    try:
        print(bad())
    except (RuntimeError, TypeError, AttributeError) as e:
        print(type(e).__name__, "|", e)


@asynccontextmanager
async def remote(n):
    order.append(n)
    yield n
    order.append(-n)


async def main():
    t = 0
    for i in range(60):
        async with AsyncExitStack() as stack:
            t += await stack.enter_async_context(remote(i)) + stack.enter_context(nullcontext(1))
            stack.push_async_callback(later, i)
    return t


async def later(i):
    order.append(i * 1000)


try:
    main().send(None)
except StopIteration as stop:
    print(stop.value, len(order), order[-3:])
