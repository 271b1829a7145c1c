# Cells, free variables, globals, deletions and defaults across a yield.
counter = 0


def globals_change():
    global counter
    for i in range(3):
        counter += 1
        yield counter


g = globals_change()
print(next(g), counter)
counter = 100
print(next(g), counter, list(g))


def closures():
    x = 0

    def bump(by=1):
        nonlocal x
        x += by
        return x

    yield bump
    while x < 5:
        yield x


g = closures()
bump = next(g)
print(next(g), bump(), next(g), bump(2), next(g), bump(10), list(g))


def unbound(flag):
    if flag:
        x = "bound"
    yield "first"
    try:
        yield x
    except UnboundLocalError as error:
        yield str(error)
    x = 1
    del x
    yield "deleted"
    try:
        x
    except UnboundLocalError as error:
        yield "again"


print(list(unbound(True)))
print(list(unbound(False)))


def arguments(a, b=2, *args, c, d=4, **kwargs):
    yield a, b
    yield args
    yield c, d
    yield sorted(kwargs.items())


print(list(arguments(1, c=3)), list(arguments(1, 2, 3, 4, c=5, d=6, e=7, f=8)))
for bad in [lambda: arguments(), lambda: arguments(1), lambda: arguments(1, c=1, a=2)]:
    try:
        bad()
    except TypeError as error:
        print(error)


def many():
    a = b = c = d = e = f = 1
    g = h = i = j = k = l = 2
    for m in range(3):
        a, b, c, d, e, f = b, c, d, e, f, a + m
        g, h, i, j, k, l = h, i, j, k, l, g * 2
        yield a + b + c + d + e + f, (g, h, i, j, k, l)
    yield [a, b, c, d, e, f, g, h, i, j, k, l, m]


print(list(many()))


def shared():
    fs = []
    for i in range(3):
        fs.append(lambda: i)
        yield [f() for f in fs]
    i = "end"
    yield [f() for f in fs]


print(list(shared()))


def late(n):
    def inner():
        return n * k
    for k in range(n):
        yield inner()
        n += 1
        if n > 60:
            return


print(sum(late(5)), [list(late(k))[:3] for k in range(4)])


def augmented():
    x = [1]
    x += yield x
    x[0] += yield x
    y = x, (yield x)
    yield y


g = augmented()
print(next(g), g.send([2, 3]), g.send(10), g.send("last"))
