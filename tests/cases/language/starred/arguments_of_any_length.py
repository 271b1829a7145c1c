# Calls whose star arguments have other lengths and kinds in the middle of a hot loop, alone and among others.
def collect(*args, **names):
    return len(args) * 1000 + sum(args) + sum(names.values())


def three(a, b, c):
    return a * 100 + b * 10 + c


def run(f, sources, n=150):
    total, errors = 0, []
    for source in sources:
        for i in range(n):
            try:
                total += f(i, *source)
            except TypeError as error:
                if str(error) not in errors:
                    errors.append(str(error))
    return total, errors


def gen():
    yield 1
    yield 2


tuples = [tuple(range(n)) for n in range(12)]
print(run(collect, tuples))
print(run(collect, [list(t) for t in tuples]))
print(run(three, [(1, 2), [3, 4], (1,), "ab", {5: 6, 7: 8}, {1, 2}, range(2), 5, None]))


# The source grows while it is used.
def growing(n):
    values, total = [], 0
    for i in range(n):
        total += collect(*values, i, *values)
        if i % 20 == 0:
            values.append(i)
    return total


print(growing(300))


# Displays with stars, kept and dropped.
def displays(n):
    kept, lengths = [], 0
    pair = (1, 2)
    for i in range(n):
        items = [i, *pair, *[i] * (i % 5)]
        lengths += len(items) + len((*pair, *items, *kept[-1:]))
        if i % 40 == 0:
            items.append("kept")
            kept.append(items)
        if i == 120:
            pair = [3]
    return lengths, kept


print(displays(200))


# The list that grows is its own source: it is another list each time.
def doubling(n):
    found = 0
    for i in range(n):
        items = [i]
        items = [*items, *items]
        items = [*items, *items, *items]
        found += items.count(i) + len(items)
    return found


print(doubling(200))


# Wrappers in wrappers.
def passing(f):
    def wrapper(*args, **names):
        return f(*args, **names)

    return wrapper


def adding(f):
    def wrapper(*args, **names):
        return f(*args, 1, **names, extra=5)

    return wrapper


wrapped = passing(adding(passing(collect)))


def hot(n):
    total, args, names = 0, (1, 2), {"x": 1}
    for i in range(n):
        total += wrapped(i, *args, y=i, **names)
        if i == 100:
            args, names = [1], {"z": 2, "w": 3}
        if i == 150:
            args, names = (), {}
        if i == 180:
            names = {"extra": 1}
    return total


try:
    print(hot(180))
    print(hot(200))
except TypeError as error:
    print(str(error).split(" got ")[1])
for bad in (5, None, 1.5):
    for f in (lambda: collect(*bad), lambda: collect(1, *bad), lambda: collect(**bad), lambda: [*bad], lambda: (1, *bad)):
        try:
            f()
        except TypeError as error:
            print(error)


# What the callee sees is its own: it may keep the list, or change it.
def keeping(*args):
    seen.append(args)
    return args


seen = []
values = [1, 2]
for i in range(120):
    keeping(i, *values)
    if i % 50 == 0:
        values.append(i)
print(seen[0], seen[60], seen[-1], len(set(map(len, seen))))
