# Yields in the middle of calls, displays and comparisons: what was computed before is kept.
def f(*args, **kwargs):
    return args, sorted(kwargs.items())


class O:
    def m(self, *args):
        return args

    x = 5


o = O()


def calls():
    print(f(1, (yield "a"), 3, (yield "b"), k=(yield "c"), **(yield "d")))
    print(o.m((yield "e"), (yield "f")), f(*(yield "g"), *(yield "h")))
    print([1, (yield "i"), [2, (yield "j")]], {1: (yield "k"), (yield "l"): 2}, {1, (yield "m")})
    print(1 < (yield "n") < (yield "o"), (yield "p") or (yield "q"), (yield "r") and (yield "s"))
    print(f"{1}{(yield 't')}{2}{(yield 'u'):>{(yield 'v')}}")
    print(o.x + (yield "w") * 2 - -(yield "x"), (yield "y")[(yield "z")], (yield)[1:(yield)])
    a = b = yield "chain"
    print(a, b)
    x, o.y, (z, *w) = 1, (yield "t1"), (yield "t2")
    print(x, o.y, z, w)
    print((lambda p, q=(yield "default"): (p, q))(1), [(yield "in list")] * 2)
    return (yield "last"), f


answers = ["A", "B", "C", {"d": 1}, "E", "F", [1], [2], "I", "J", "K", "L", "M", 5, 9, 0, "Q", 1, "S", "T", "U", 4, 10, 1, "abc", 1, "abcd", 3,
           "chained", "y", "zw", "D", "L1", "R"]
g = calls()
keys = [next(g)]
try:
    for answer in answers:
        keys.append(g.send(answer))
except StopIteration as stop:
    print(stop.value[0], keys)


def deep():
    return max(1, max(2, max(3, (yield 1), (yield 2)), (yield 3)), (yield 4))


def hot(n):
    total = 0
    for k in range(n):
        g = deep()
        next(g)
        for v in (k, 5, k * 2):
            g.send(v)
        try:
            g.send(k % 7)
        except StopIteration as stop:
            total += stop.value
    return total


print(hot(80))
