# map, filter, zip and enumerate asked by hand and delegated to, in hot loops: what fails, what ends, and who is told.
import sys


def double(x):
    return x + x


def picky(x):
    if x == 150:
        raise ValueError(f"no {x}")
    return x


def wait(it, n):
    total = 0
    for _ in range(n):
        total += next(it)
    return total


for make in (
    lambda: map(double, range(500)),
    lambda: map(picky, range(500)),
    lambda: filter(picky, range(500)),
    lambda: filter(lambda x: x % 3, range(500)),
    lambda: map(lambda a, b: a * b, range(500), iter([3] * 120)),
    lambda: map(double, (x for x in range(130))),
):
    it = make()
    try:
        print(wait(it, 200))
    except (ValueError, StopIteration) as error:
        print(type(error).__name__, error.args, error.__traceback__.tb_next.tb_lineno - wait.__code__.co_firstlineno)
    print(next(it, "over"), next(it, "over"))


# A StopIteration of the function is that of the iterator; with a default nobody sees it.
def stopping(x):
    if x % 100 == 99:
        raise StopIteration(x)
    return x


it = map(stopping, range(400))
seen = 0
for i in range(350):
    try:
        seen += next(it)
    except StopIteration as stop:
        print("stop", stop.value)
it = map(stopping, range(400))
print([next(it, -1) for i in range(420)].count(-1))


# While an exception is being handled, the end is raised in its context.
def in_context(n):
    it = filter(None, iter([1] * (n - 5)))
    for i in range(n):
        try:
            raise KeyError(i)
        except KeyError:
            try:
                next(it)
            except StopIteration as stop:
                return i, type(stop.__context__).__name__, stop.__context__.args


print(in_context(200))


# The call may be of any form, and asks again with what it was given.
def forms(n):
    import types

    ask, evens = next, filter(lambda x: x % 2 == 0, iter(range(10**6)))
    bound = types.MethodType(next, evens)
    total = 0
    for i in range(n):
        total += ask(evens) + bound() + next(*(evens,)) + evens.__next__() + bound(0) + next(evens, i)
    return total


print(forms(200))


# A function of a map that asks the map itself; one that counts how deep it is.
def again(x):
    return x + next(it, 0)


it = map(again, range(60))
print([next(it, None) for _ in range(4)])


def depth():
    frame, n = sys._getframe(), 0
    while frame:
        frame, n = frame.f_back, n + 1
    return n


def deep(n):
    it = map(lambda x: depth(), range(n))
    return {next(it) - depth() for _ in range(n)}


print(deep(200))


def delegates(*sources):
    for source in sources:
        got = yield from source
        yield got


print(sum(x or 0 for x in delegates(range(100), map(double, range(100)), filter(None, range(100)), [1] * 100, zip())))
print(len(list(delegates(enumerate("abc" * 50), zip(range(90), map(double, range(80))), map(stopping, range(300))))))


class Sent:
    def __iter__(self):
        return self

    def __next__(self):
        raise StopIteration("result")

    def send(self, value):
        return value


def sends(source):
    try:
        yield from source
    except AttributeError as error:
        yield str(error)


for source in map(double, range(3)), filter(None, [1, 2]), iter([1, 2]), range(3), zip([1], [2]):
    g = sends(source)
    next(g)
    print(g.send(5))
g = sends(map(double, range(3)))
print(next(g), g.send(None), next(g), next(g, "end"))
g = sends(map(picky, range(149, 152)))
print(next(g))
try:
    next(g)
except ValueError as error:
    print(error)
print(next(g, "over"))
