# Where a yield may stand.
def places(n):
    x = yield
    print("x", x)
    y = [(yield 1), (yield 2)]
    print(y)
    print(f"{(yield 'f')}", (yield "a") + (yield "b"))
    z = (yield 3) if (yield 4) else (yield 5)
    d = {(yield "k"): (yield "v")}
    print(z, d, (yield 6) and (yield 7), not (yield 8))
    a, b = yield 9, 10
    print(a, b)
    l = [i for i in (yield "iterable")]
    print(l, (lambda q=(yield "default"): q)())
    while (yield "while"):
        pass
    for i in (yield "for"):
        print(i)
    assert (yield "assert"), (yield "never")
    with (yield "with") as w:
        print(w)
    obj[(yield "index")] = yield "value"
    print(obj, obj[(yield "get")])
    obj[(yield "del")] += (yield "add")
    del obj[(yield "really del")]
    n += yield "aug"
    print(n, (w := (yield "walrus")), -(yield "neg"), (yield) < (yield "lt") < (yield "lt2"))
    try:
        raise (yield "raise")
    except (yield "class") as error:
        print(repr(error))
    return (yield "return")


class Manager:
    def __enter__(self):
        return "entered"

    def __exit__(self, *a):
        return False


obj = {}
answers = iter([None, "X", 1, 2, "F", "A", "B", 1, 33, "K", "V", 6, 7, 8, (1, 2), [1, 2], "D", 1, 0, "ab", True, Manager(), "v", "i", "i", "i", "more",
                "i", 5, "w", 4, 1, 2, 3, ValueError("z"), ValueError, "end"])
g = places(10)
print(next(g))
next(answers)
try:
    while True:
        print("  >", g.send(next(answers)))
except StopIteration as stop:
    print(stop.value)


def decorated():
    @(yield "decorator")
    def f():
        return "f"

    class C((yield "base")):
        attr = 1
    return f, C.__mro__[1].__name__


g = decorated()
print(next(g), g.send(lambda f: f()))
try:
    g.send(int)
except StopIteration as stop:
    print(stop.value)


def lambdas():
    return [list(f()) for f in (lambda: (yield), lambda: (yield 1), lambda: (yield from "ab"))]


print(lambdas())


def unreachable():
    return
    yield


def in_dead_code():
    if 0:
        yield
    return 5


print(list(unreachable()), list(in_dead_code()))
