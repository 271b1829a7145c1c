# Generators: recipes.
def accumulate(items, f=lambda a, b: a + b):
    items = iter(items)
    try:
        total = next(items)
    except StopIteration:
        return
    yield total
    for x in items:
        total = f(total, x)
        yield total


def takewhile(test, items):
    for x in items:
        if not test(x):
            break
        yield x


def dropwhile(test, items):
    items = iter(items)
    for x in items:
        if not test(x):
            yield x
            break
    yield from items


def groupby(items, key):
    items = iter(items)
    try:
        x = next(items)
    except StopIteration:
        return
    current, group = key(x), [x]
    for x in items:
        k = key(x)
        if k != current:
            yield current, group
            current, group = k, []
        group.append(x)
    yield current, group


def product(*pools):
    if not pools:
        yield ()
        return
    for x in pools[0]:
        for rest in product(*pools[1:]):
            yield (x, *rest)


def combinations(items, n):
    if n == 0:
        yield []
        return
    for i in range(len(items)):
        for rest in combinations(items[i + 1:], n - 1):
            yield [items[i]] + rest


def roundrobin(*sources):
    sources = [iter(s) for s in sources]
    while sources:
        left = []
        for s in sources:
            for x in s:
                yield x
                left.append(s)
                break
        sources = left


def window(items, n):
    seen = []
    for x in items:
        seen.append(x)
        if len(seen) == n:
            yield tuple(seen)
            del seen[0]


def merge(a, b):
    a, b = iter(a), iter(b)
    x, y = next(a, None), next(b, None)
    while x is not None and y is not None:
        if x <= y:
            yield x
            x = next(a, None)
        else:
            yield y
            y = next(b, None)
    if x is not None:
        yield x
        yield from a
    elif y is not None:
        yield y
        yield from b


def msort(items):
    if len(items) <= 1:
        return items
    half = len(items) // 2
    return list(merge(msort(items[:half]), msort(items[half:])))


print(list(accumulate(range(8))), list(accumulate([3, 1, 2], max)), list(accumulate([])))
print(list(takewhile(lambda x: x < 3, range(9))), list(dropwhile(lambda x: x < 6, range(9))))
print(list(groupby("aaabbc", str.upper)), list(groupby([], abs)))
print(list(product("ab", (1, 2))), sum(1 for _ in product(range(5), range(6), range(7))))
print(list(combinations("abcd", 2)), sum(map(len, combinations(range(9), 4))))
print("".join(roundrobin("abc", "d", "ef")), list(window(range(5), 3)))
print(msort([5, 2, 9, 1, 5, 6, 0, 3]), msort([(i * 7919) % 211 for i in range(211)]) == list(range(211)))
total = 0
for k in range(60):
    total += sum(takewhile(lambda x: x < k, accumulate(range(k))))
    total += sum(a * b for a, b in window(roundrobin(range(k), range(5)), 2))
print(total)
