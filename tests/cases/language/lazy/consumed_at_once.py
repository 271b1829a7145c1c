# `sum`, `list`, `any` and their like over a `map` or a `filter`, in hot loops: what they say, what they raise, and names that mean something else.
import sys

double = lambda x: x * 2
odd = lambda x: x & 1
results = []
for i in range(130):
    pair = (i, 3, 2.5)
    results.append((
        sum(map(double, pair)), any(map(odd, pair[:2])), all(filter(None, pair)), list(map(double, pair)), tuple(filter(odd, pair[:2])), set(map(abs, pair)),
        max(map(double, pair)), min(filter(None, pair)), sorted(map(lambda x: -x, pair)), "-".join(map(str, pair)), sum(map(lambda x, y: x * y, pair, range(i))),
        sum(filter(odd, range(i))), list(map(str, filter(None, range(3)))), list(map(None.__class__ and int, "12")), "".join(filter(str.isdigit, f"a{i}b")),
    ))
print(results[0], results[-1], len({str(result) for result in results}))


def wrong(f):
    seen = []
    for i in range(120):
        try:
            f(i)
        except Exception as error:
            text = type(error).__name__, str(error)
            if text not in seen:
                seen.append(text)
    return seen


def some(x):
    if x == 5:
        raise KeyError(x)
    return x


def stop(x):
    if x == 3:
        raise StopIteration(x)
    return x


print(wrong(lambda i: sum(map(some, range(i)))), wrong(lambda i: max(map(double, ()))), wrong(lambda i: min(filter(odd, (2, 4)))), wrong(lambda i: sum(map(str, (i,)))))
print(wrong(lambda i: "-".join(map(double, (i,)))), wrong(lambda i: sum(map(5, (i,)))), wrong(lambda i: list(map(double))), wrong(lambda i: set(map(list, ((i,),)))))
print(wrong(lambda i: list(map(double, i))), wrong(lambda i: sorted(map(lambda x: x or "", (0, i + 1)))), wrong(lambda i: any(filter(some, range(i)))), wrong(lambda i: max(map(lambda x: x or None, (1, 0)))))
print([sum(map(stop, range(n))) for n in (2, 4, 130)], [list(map(stop, range(n))) for n in (2, 130)], max(map(stop, range(9))))


# Other things of that name.
def other(n):
    global map, filter
    total = 0
    for i in range(n):
        if i == 50:
            map = lambda f, xs: [f(x) + 1 for x in xs]
        if i == 100:
            filter = lambda f, xs: (x for x in xs if x > 1)
        total += sum(map(double, (i, 1))) + len(list(filter(None, (0, 1, i))))
    del map, filter
    return total


print(other(150))


class Counted(list):
    def __len__(self):
        log.append("len")
        return 2

    def __iter__(self):
        log.append("iter")
        return super().__iter__()


def with_local(map):
    return [sum(map(double, Counted([i, 2]))) for i in range(60)][-1]


log = []
print(with_local(lambda f, xs: xs), len(log), with_local(map), len(log))


def consumers(n):
    sum = lambda xs: "mine"
    found = set()
    for i in range(n):
        found.add(sum(map(double, (i,))))
    return found


print(consumers(120))


# The frames that what is called sees.
def callers(x):
    frame, names = sys._getframe(), []
    while frame is not None:
        names.append((frame.f_code.co_name, frame.f_lineno))
        frame = frame.f_back
    seen.add(tuple(names))
    return x


def loop(n):
    total = 0
    for i in range(n):
        total += sum(map(callers, (i, 1))) + len(list(filter(callers, (i, 1))))
    return total


seen = set()
print(loop(120), sorted(seen))


# An iterator that is gone on with, and one that is consumed while it is made.
def shared(n):
    total = 0
    for i in range(n):
        it = iter(range(i))
        total += any(map(lambda x: x > 10, it)) + sum(map(double, it)) + all(filter(lambda x: x < 50, it))
    return total


print(shared(150))


def nested(n):
    return sum(map(lambda i: sum(map(lambda j: sum(map(lambda k: k * j, range(3))), range(i % 5))), range(n)))


print(nested(300))
