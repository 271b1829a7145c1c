# update_wrapper and wraps: which attributes are taken over.
import functools


def deco(f):
    @functools.wraps(f)
    def inner(*args, **kw):
        "Inner."
        return f(*args, **kw)

    return inner


@deco
def greet(name: str, times: int = 1) -> str:
    "Greets."
    return name * times


print(greet.__name__, greet.__doc__, greet.__qualname__, greet.__module__, greet.__annotations__, greet.__wrapped__("a", 2), greet("b"))
greet.extra = 1
again = deco(greet)
print(again.extra, again.__wrapped__ is greet, again.__dict__.keys() >= {"extra", "__wrapped__"})


class Callable:
    "A class."

    def __call__(self):
        return 5


def plain():
    pass


w = functools.update_wrapper(plain, Callable())
print(w.__name__, w.__doc__, w.__wrapped__(), functools.WRAPPER_ASSIGNMENTS, functools.WRAPPER_UPDATES)
part = functools.partial(greet, "z")
x = functools.update_wrapper(lambda: 1, part, assigned=("__doc__",), updated=())
print(x.__name__)
try:
    functools.update_wrapper(plain, 5, updated=("nothing",))
except AttributeError as e:
    print(e)
total = 0
for i in range(100):
    total += len(greet("ab", i % 3))
print(total)
