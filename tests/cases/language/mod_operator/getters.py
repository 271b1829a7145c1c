# itemgetter, attrgetter, methodcaller.
from operator import attrgetter, itemgetter, methodcaller


class P:
    def __init__(self, x, y):
        self.x, self.y = x, y

    def move(self, dx, dy=0):
        return P(self.x + dx, self.y + dy)


p = P(1, P(2, 3))
print(itemgetter(1)("abc"), itemgetter(0, 2)("abc"), itemgetter("k")({"k": 5}), itemgetter(slice(1, 3))([1, 2, 3, 4]), itemgetter(-1, 0, -1)((1, 2, 3)))
print(attrgetter("x")(p), attrgetter("y.x")(p), attrgetter("x", "y.y")(p), methodcaller("upper")("abc"), methodcaller("split", ",", maxsplit=1)("a,b,c"))
print(methodcaller("move", 5, dy=1)(P(0, 0)).x, itemgetter(1), itemgetter(1, "a"), attrgetter("x"), attrgetter("a.b", "c"), methodcaller("f", 1, k=2))
for bad in (lambda: itemgetter(), lambda: attrgetter(5), lambda: attrgetter("z")(p), lambda: itemgetter(5)("abc"), lambda: methodcaller(), lambda: methodcaller(5),
            lambda: methodcaller("nope")(5), lambda: attrgetter("x.q")(p), lambda: itemgetter("a")([1])):
    try:
        print(bad())
    except (TypeError, AttributeError, IndexError) as e:
        print(type(e).__name__, str(e)[:50] if "argument" not in str(e) else "arguments")
rows = [(i * 7 % 11, i % 3, str(i)) for i in range(30)]
print(sorted(rows, key=itemgetter(1, 0))[:4], max(rows, key=itemgetter(0)), sorted([P(i * 5 % 7, i) for i in range(7)], key=attrgetter("x"))[0].y)
total = 0
get, attr = itemgetter(1), attrgetter("x")
for i in range(100):
    total += get((i, i + 1)) + attr(P(i, 0))
print(total)
