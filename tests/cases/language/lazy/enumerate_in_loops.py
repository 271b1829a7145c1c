# `enumerate` in a `for` loop: over everything that it may go over, with a start that overflows, and left halfway.


def pairs(source, start=0):
    total, last = 0, None
    for index, item in enumerate(source, start):
        total += index
        last = (index, item)
    return total, last


numbers = list(range(150))
for source in (numbers, tuple(numbers), range(150), range(150, 0, -1), "text" * 40, {n: str(n) for n in range(150)}, set(numbers), iter(numbers)):
    print(type(source).__name__, pairs(source))
print(pairs(numbers, -75), pairs([], 3))
print(pairs(numbers, 2**62 - 20))
print(pairs(numbers, 2**63 - 20))
print(pairs(numbers, True))


def growing():
    items, seen = [1], 0
    for index, item in enumerate(items):
        if len(items) < 120:
            items.append(item + index)
        seen += item
    return len(items), seen


print(growing())


def shrinking():
    items, seen = list(range(200)), []
    for index, item in enumerate(items):
        seen.append((index, item))
        items.pop()
    return len(seen), seen[-1]


print(shrinking())

# Left and gone on with; at its end for good.
it = enumerate(numbers)
for index, item in it:
    if index == 100:
        break
print(next(it))
for pair in it:
    pass
print(pair, next(it, "over"))
numbers.append(1)
print(next(it, "still over"), list(it))


def kept():
    pairs = []
    for pair in enumerate(range(100), 5):
        pairs.append(pair)
    return pairs[0], pairs[99], len(set(map(id, pairs)))


print(kept())
