# `yield from`: basic.
def inner(n):
    for i in range(n):
        got = yield i
        if got is not None:
            print("inner got", got)
    return f"result {n}"


def outer():
    first = yield from inner(2)
    print(first)
    second = yield from inner(0)
    print(second)
    third = yield from "ab"
    print(third)
    fourth = yield from {"k": 1}
    print(fourth, (yield from [1, 2]), (yield from ()))
    return "outer"


g = outer()
print(next(g), g.send("x"))
for x in g:
    print(x)
g = outer()
for x in g:
    pass
print(g.gi_yieldfrom)


def suspended():
    yield from inner(3)


g = suspended()
print(g.gi_yieldfrom)
next(g)
print(type(g.gi_yieldfrom).__name__, g.gi_yieldfrom.__name__)


def tree(n):
    if n:
        yield from tree(n - 1)
        yield n
        yield from tree(n - 1)


print(list(tree(4)), sum(tree(9)), sum(1 for _ in tree(8)))


def deep(n):
    if n == 0:
        yield "bottom"
        return 0
    return 1 + (yield from deep(n - 1))


def total():
    print((yield from deep(100)))


print(list(total()))
try:
    print(list(deep(5000)))
except RecursionError as error:
    print(type(error).__name__)
for bad in [1, None, object()]:
    def g():
        yield from bad
    try:
        next(g())
    except TypeError as error:
        print(error)


def chain(*many):
    for one in many:
        yield from one


print(sum(sum(chain(range(k), (1, 2), [3])) for k in range(80)))
