# contextmanager: what is done before and after, and what happens to exceptions.
from contextlib import contextmanager


@contextmanager
def tag(name):
    "A tag."
    print("<" + name + ">")
    try:
        yield name.upper()
    except ValueError as e:
        print("swallowed", e)
    finally:
        print("</" + name + ">")


with tag("a") as x:
    print(x)
with tag("b"):
    raise ValueError("v")
try:
    with tag("c"):
        raise KeyError("k")
except KeyError as e:
    print("out", e)


@tag("deco")
def f(n):
    return n + 1


print(f(1), f(2), tag.__name__, tag.__doc__)


@contextmanager
def twice():
    yield 1
    yield 2


@contextmanager
def never():
    return
    yield


@contextmanager
def changes():
    try:
        yield
    except ValueError as e:
        raise TypeError("changed") from e


@contextmanager
def plain():
    yield


for cm, error in ((twice, None), (never, None), (changes, ValueError("x")), (plain, StopIteration("s")), (plain, RuntimeError("r")), (twice, ValueError("again"))):
    try:
        with cm():
            if error:
                raise error
        print("fine")
    except BaseException as e:
        print(type(e).__name__, e, repr(e.__cause__))
total = 0


@contextmanager
def add(n):
    global total
    total += n
    yield n
    total += 1


for i in range(100):
    with add(i) as n:
        total += n
print(total)
