# Generator expressions: basic.
g = (x * x for x in range(5))
print(type(g).__name__, next(g), list(g), list(g))
print(sum(x for x in range(10) if x % 2), max(len(w) for w in ["a", "bcd"]), sorted(-x for x in (3, 1, 2)))
print(list((a, b) for a in range(3) for b in range(a)), set(c for c in "hello") == set("helo"))
print(dict((k, v) for k, v in zip("ab", (1, 2))), ",".join(str(x) for x in range(4)))
print(any(x > 2 for x in [1, 2, 3]), all(x for x in [1, 0, 1 / 1]), tuple(x for x in ()), list(x for x in (y for y in "ab")))


def lazy(log):
    def item(x):
        log.append(x)
        return x
    return (item(x) for x in [1, 2, 3])


log = []
g = lazy(log)
print(log, next(g), log, next(g), log)


def outermost():
    print("evaluated at once")
    return [1]


g = (y for x in outermost() for y in missing)
try:
    next(g)
except NameError as error:
    print(error)
try:
    (x for x in 5)
except TypeError as error:
    print(error)
x = "kept"
print(list(x for x in "ab"), x)
k = 2
g = (x * k for x in range(3))
k = 10
print(list(g))


def scopes(n):
    k = 3
    g = (i + k + n for i in range(n))
    k = 100
    return sum(g)


print(sum(scopes(i) for i in range(60)))
fs = list((lambda: i) for i in range(3))
print([f() for f in fs])
fs = [(lambda: i) for i in range(3)]
print([f() for f in fs])
print(any((last := n) > 3 for n in [1, 5, 9]), last)


def walrus():
    if any((hit := w).startswith("b") for w in ["a", "bc", "bd"]):
        return hit


print(walrus(), [g for g in (list((i, j) for j in range(i)) for i in range(3))])


class C:
    items = [1, 2]
    g = list(i for i in items)
    try:
        bad = list(items for i in items)
    except NameError as error:
        print(error)


print(C.g)
print(next(x for x in range(10) if x > 6), next((x for x in ()), "none"), (lambda: sum(x for x in (1, 2)))())
