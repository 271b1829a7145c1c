# `zip` in a `for` loop: of different lengths, of one iterator twice, strict, and what it takes from whom at its end.


def dot(a, b):
    total = 0
    for x, y in zip(a, b):
        total += x * y
    return total


a, b = list(range(200)), tuple(range(200, 0, -1))
print(dot(a, b), dot(a, range(50)), dot(range(70), b), dot([], a), dot(a, {1: 2, 3: 4}))


def three(a, b, c):
    seen = []
    for x, y, z in zip(a, b, c):
        seen.append(x + y + z)
    return len(seen), sum(seen)


print(three(a, b, range(0, 1000, 3)), three(a, a, a))


def grouped(source):
    it = iter(source)
    return [pair for pair in zip(it, it)], next(it, "none left")


print(grouped(range(101))[0][-1], grouped(list(range(100)))[0][-1], grouped(tuple(range(101)))[1])
for n in range(120):
    it = iter([n, n + 1, n + 2])
    for triple in zip(it, it, it):
        assert triple == (n, n + 1, n + 2), triple

# Who ends last has lost an item.
for n in range(100):
    first, second = iter([1, 2, 3]), iter((1, 2))
    for _ in zip(first, second):
        pass
    assert (next(first, "end"), next(second, "end")) == ("end", "end")
    first, second = iter([1, 2, 3, 4]), iter((1, 2))
    for _ in zip(second, first):
        pass
    assert next(first, "end") == 3
print("as it should be")


def strict(a, b):
    count = 0
    try:
        for _ in zip(a, b, strict=True):
            count += 1
    except ValueError as error:
        return count, str(error)
    return count


print(strict(a, b), strict(a, range(60)), strict(range(60), b), strict([], [1]), strict([], []))


def growing():
    x, y = [1], [2]
    for p, q in zip(x, y):
        if len(x) < 130:
            x.append(p + 1)
            y.append(q + x[-1])
    return x[-1], y[-1]


print(growing())
