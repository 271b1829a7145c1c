# map over several iterables, and enumerate, zip, map and filter over each other, in hot loops; ends, shared iterators, and what stays behind.
def several(n, a, b, c):
    total = 0
    for k in range(n):
        for v in map(lambda x, y: x * 2 + y, a, b):
            total += v
        for v in map(lambda x, y, z: x + y + z, a, b, c):
            total += v
        for v in map(max, a, b):
            total += v
    return total


print(several(60, [1, 2, 3], (4, 5, 6, 7), range(5)))
print(several(60, {1: 2, 3: 4}, [5], "ab" and [9]))


def nested(n, a, b):
    total = 0
    for k in range(n):
        for i, (x, y) in enumerate(zip(a, b)):
            total += i * x + y
        for (i, x), y in zip(enumerate(a, 3), b):
            total += i * x - y
        for x in map(lambda p: p[0] + p[1], enumerate(a)):
            total += x
        for x in filter(lambda p: p[0] > p[1], zip(a, b)):
            total += x[0]
        for i, (j, (x, y)) in enumerate(enumerate(zip(b, a), 5), 2 ** 61 - 2):
            total += (i + j + x + y) % 1000
        for x in enumerate(map(lambda v: v + 1, a)):
            total += x[0] * x[1]
        for x, y in zip(filter(lambda v: v & 1, a), map(lambda v: v - 1, b)):
            total += x * y
        for i, x in enumerate(filter(None, a)):
            total += i + x
    return total


print(nested(60, [1, 2, 3, 0, 5], (4, 1, 2)))
print(nested(60, {3: 0, 2: 1}, range(9)))
print(nested(60, [], [1]))


def shared(n):
    out = []
    for k in range(n):
        it = iter([1, 2, 3, 4, 5])
        out = [list(zip(it, it)), next(it, None)]
        e = enumerate([7, 8, 9])
        for p, q in zip(e, e):
            out.append((p, q))
        it = iter([1, 2, 3])
        for p in zip(enumerate(it), it):
            out.append(p)
        it = iter(range(6))
        for p in map(lambda x, y: (x, y), it, it):
            out.append(p)
    return out


print(shared(80))


def behind(n):
    out = []
    for k in range(n):
        a, b, c = iter([1, 2, 3]), iter([4]), iter([5, 6])
        e = enumerate(a)
        seen = 0
        for p in zip(e, b, c):
            seen += 1
        out = [next(a, None), next(b, None), next(c, None), next(e, None), seen]
        a, b = iter([1, 2, 3]), iter([])
        for p in map(lambda x, y: x, a, b):
            out.append(p)
        out.append(list(a))
    return out


print(behind(80))


def grows(n):
    total = 0
    for k in range(n):
        a, b = [1, 2], [3]
        z = zip(a, b)
        for x, y in z:
            if len(b) < 2:
                b.append(x)
            total += x * y
        a += [5, 6]
        b += [7, 8, 9]
        for x, y in z:
            total += 1000
        e = enumerate(zip(a, b))
        total += next(e)[1][0] + next(e, 0)[0]
        z = zip(a, {1: 2})
        next(z)
        try:
            next(z)
        except StopIteration:
            total += 3
        total += next(z, 4)
    return total


print(grows(100))


def strict(n, a, b):
    total = 0
    for k in range(n):
        for i, (x, y) in enumerate(zip(a, b, strict=True)):
            total += x + y + i
        if k == n - 2:
            b = b[:1]
    return total


try:
    print(strict(80, [1, 2], [3, 4]))
except ValueError as error:
    print(error)


def raised(n, f):
    total = 0
    for k in range(n):
        try:
            for v in map(f, [1, 2, 3], (k, 0, 1)):
                total += v
        except ZeroDivisionError:
            total += 1
    return total


def stops(x, y):
    if y == 0:
        raise StopIteration
    return x // y


print(raised(80, lambda x, y: x // y), raised(80, stops))
try:
    print(raised(80, lambda x: x))
except TypeError as error:
    print(error)


def changed(n):
    total = 0
    for k in range(n):
        d = {1: 2, 3: 4}
        try:
            for i, key in enumerate(d):
                total += key + i
                if k == n - 1:
                    d[key + 10] = 1
        except RuntimeError as error:
            print(error)
    return total


print(changed(80))
text = "s"
print([f"{text}{text!s}{text!r}{text:>3}{k}" for k in range(100)][-1])


class Text(str):
    def __format__(self, spec):
        return "own"

    def __str__(self):
        return "str"


print([f"{x}{x!s}" for x in [Text("a")] * 60][-1])
