# A suppressing manager in hot loops: which statements run, which values survive, managers that change their mind.


class Suppress:
    def __init__(self, *kinds):
        self.kinds = kinds
        self.count = 0

    def __enter__(self):
        return self

    def __exit__(self, kind, value, tb):
        if kind is None or not issubclass(kind, self.kinds):
            return False
        self.count += 1
        return self.count <= 30


def run(n):
    guard = Suppress(ZeroDivisionError, KeyError)
    table = {i: i * 2 for i in range(0, 50, 2)}
    done = 0
    for i in range(n):
        x = -1
        with guard:
            x = 100 // (i % 5)
            x += table[i % 7]
            done += 1
        if x == -1:
            done += 1000
    return done, guard.count


print(run(20), run(30))
for n in (100, 200):
    try:
        print(run(n))
    except (ZeroDivisionError, KeyError) as e:
        print(type(e).__name__, e)


def value_or(f, default):
    with Suppress(Exception):
        return f()
    return default


print(value_or(lambda: 5, 0), value_or(lambda: 1 / 0, "inf"), sum([value_or(lambda: [1, 2, 3][i % 6], 10) for i in range(120)]))


class Limit:
    def __init__(self, n):
        self.left = n

    def __enter__(self):
        if not self.left:
            raise StopIteration("no more")
        self.left -= 1

    def __exit__(self, *exc):
        self.left += exc[0] is ValueError


limit = Limit(100)
tries = 0
try:
    while True:
        tries += 1
        try:
            with limit:
                if tries % 3 == 0:
                    raise ValueError
        except ValueError:
            pass
except StopIteration as e:
    print(e, tries, limit.left)
outer = Suppress(IndexError)
inner = Suppress(ValueError)
reached = []
for i in range(40):
    with outer, inner:
        if i % 4 == 1:
            raise ValueError
        if i % 4 == 2:
            raise IndexError
        reached.append(i)
print(len(reached), outer.count, inner.count)
