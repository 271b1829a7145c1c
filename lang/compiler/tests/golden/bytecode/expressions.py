def arithmetic(a, b, c):
    x = a * b + c * -a
    x = x + 1 - 2
    y = not a < b
    z = a < b <= c
    z = a and z or c
    w = (n := a + 1) + (n := n * 2)
    return x if y else z, w, 2**10 - 24, "a" "b" + "c", (1, (2, "x"))


def conditions(a, b, xs):
    if a and not (b or a is None):
        return 1
    if a not in (1, 2) and a in {1, 2, 1} or a in [b]:
        return 2
    if (m := len(xs)) > 3 and xs[-1] == xs[0] != m:
        return 3
    if (a if b else xs):
        return 4
    return a is not b


def slices(xs, i):
    xs[i] = xs[1:i] + xs[::2]
    xs[i] += 1
    xs.last += i
    del xs[0], xs.first
    xs[i], xs[0] = xs[0], xs[i]
    return xs[-1][i].name


def strings(name, value):
    return f"{name!r:>{value}} {value=} {value:.2f}!" f"{{{name}}}", "%s" % name, f"{name}", f""


def displays(a, xs):
    return [a, *xs], (*xs, a), {a, *xs}, {"a": a, **xs, "b": 1}, [1, 2, 3, 4, 5, 6, 7, 8], {}, [], ()


def calls(f, o, xs, kw):
    f()
    o.method(1, f(o))
    f(o, key=1)
    o.method(*xs, key=1, **kw)
    f(*xs)
    f(1, *xs, 2)
    print(o.a.b.c(xs), end="")
