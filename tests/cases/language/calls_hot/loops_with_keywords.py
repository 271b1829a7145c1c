# Calls that traces do not follow, as the callee has a loop or recurs: arguments by name, defaults, what is missing and too much, while all of it changes.
import functools


def find(items, wanted, start=0, *, key=None, default=-1):
    at = start
    while at < len(items):
        if (items[at] if key is None else key(items[at])) == wanted:
            return at
        at += 1
    return default


def total(items, scale=1, *rest, offset=0, **more):
    result = offset
    for item in items:
        result += item * scale
    for item in rest:
        result += item
    for name in more:
        result += len(name) * more[name]
    return result


def recur(n, acc=0, *, step=1):
    if n <= 0:
        return acc
    return recur(n - step, acc=acc + n) + recur(n - 3, step=2)


class Table:
    def __init__(self, *, size, fill=0):
        self.items = []
        for _ in range(size):
            self.items.append(fill)

    def sum(self, start=0, *, by=1):
        for item in self.items:
            start += item * by
        return start

    @classmethod
    def of(cls, n, fill=2):
        made = cls(size=n, fill=fill)
        for at in range(n):
            made.items[at] += at
        return made


def maker(bonus):
    def inner(items, *, more=bonus):
        result = 0
        for item in items:
            result += item + more + bonus
        return result

    return inner


def numbers(n, *, step=1):
    at = 0
    while at < n:
        yield at
        at += step


items = [1, 2, 3]


def run(rounds, call):
    seen = []
    for at in range(rounds):
        try:
            value = call(at)
        except Exception as error:
            value = f"{type(error).__name__}: {error}"
        if not seen or seen[-1][0] != value:
            seen.append([value, 0])
        seen[-1][1] += 1
    return seen[:6], len(seen)


print(run(300, lambda at: find(items, 2)))
print(run(300, lambda at: find(items, 9, default=at // 100)))
print(run(300, lambda at: find(items, wanted=-3, key=int.__neg__)))
print(run(300, lambda at: find(items, 2, start=at // 150 * 2)))
print(run(300, lambda at: total(items)))
print(run(300, lambda at: total(items, 2, 3, 4, offset=5, ab=6)))
print(run(300, lambda at: total(items, scale=at // 100, offset=1)))
print(run(300, lambda at: total(scale=2, items=items)))
print(recur(16), recur(9, step=3), run(60, lambda at: recur(at // 30 + 5)))
print(run(300, lambda at: Table(size=3).sum()))
print(run(300, lambda at: Table(size=2, fill=at // 150).sum(by=3, start=1)))
print(run(300, lambda at: Table.of(3, fill=1).sum(by=2)))
functions = [maker(1), maker(2)]
print(run(300, lambda at: functions[at // 150](items)))
print(run(300, lambda at: functions[at & 1](items, more=at // 200)))
print(run(300, lambda at: sum(numbers(4, step=at // 150 + 1))))
bound = functools.partial(find, items, default=7)
print(run(300, lambda at: bound(4 if at < 200 else 3)))

# What does not fit.
print(run(300, lambda at: find(items)))
print(run(300, lambda at: find(items, 1, 2, 3)))
print(run(300, lambda at: find(items, 1, items=2)))
print(run(300, lambda at: find(items, 1, other=at)))
print(run(300, lambda at: Table()))
print(run(300, lambda at: Table(2)))


# What is missing changes while the calls are hot.
def change(at):
    if at == 100:
        find.__kwdefaults__["default"] = "changed"
    if at == 150:
        find.__kwdefaults__ = {"key": None, "default": "new"}
    if at == 200:
        find.__kwdefaults__ = {"key": None}
    if at == 250:
        find.__kwdefaults__ = None
    if at == 270:
        find.__defaults__ = (2,)
        find.__kwdefaults__ = {"key": None, "default": "last"}
    return find(items, 1)


print(run(300, change))


def other(items, wanted, start=0, *, default=-1):
    for item in items:
        start += item
    return start, default


def third(items, *, wanted=5):
    for item in items:
        wanted += item
    return wanted


def code(at):
    if at == 100:
        total.__code__ = other.__code__
    if at == 200:
        total.__code__ = third.__code__
    return total(items, 2)


print(run(300, code))
