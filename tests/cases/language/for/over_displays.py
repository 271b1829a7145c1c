# Loops over displays of a few items, in hot loops and in functions that these call: left in all ways, nested, with what is in them changing.
log = []


def first_over(limit, a, b, c):
    for x in (a, b, c):
        if x > limit:
            break
    else:
        return None
    return x


def skipping(a, b):
    total = 0
    for x in [a, b, 3, 4]:
        if x == 3:
            continue
        total += x
    return total, x


def nested(a, b):
    pairs = []
    for x in (a, b):
        for y in (x, 1):
            pairs.append((x, y))
    return pairs


def returning(a):
    for x in (a, 5):
        try:
            if x == 5:
                return x
        finally:
            log.append(x)


def raising(a, b):
    done = []
    try:
        for x in (a, b, "text", a):
            done.append(x + 1)
    except TypeError as error:
        return done, str(error), x
    return done


def closures(a):
    kept = []
    for x in (a, a + 1):
        kept.append(lambda y: x + y)
    return [f(1) for f in kept]


def rebinding(a):
    seen = []
    for a in (a, a + 1, a + 2):
        seen.append(a)
        a = None
    return seen, a


def deleting(a):
    for x in (a, 2):
        y = x
        del x
    try:
        return x
    except UnboundLocalError as error:
        return y, str(error)


def comprehended(a, b):
    return [x + 1 for x in (a, b)], {x: a for x in (1, 2)}, {x % 2 for x in [a, b, 1]}, [x for x in (a, b) if x > 5], sum(x for x in (a, b))


def given(a):
    for x in (a, 1, 2):
        yield x


def seen_from_outside(a):
    for x in (a, 7):
        here = locals()
    return sorted(here.items(), key=str)


def changing(n):
    total, pair = 0, (1, 2)
    for i in range(n):
        for x in (i, pair[0], pair[-1]):
            total += x
        if i == 120:
            pair = (0.5, 2)
        if i == 140:
            pair = [True, 3]
    return total


def over_empty(n):
    count = 0
    for i in range(n):
        for x in ():
            count += 1
        for x in []:
            count += 1
        else:
            count += 10
        for x in (i,):
            count += x
    return count


def starred(n):
    total, more = 0, [1, 2]
    for i in range(n):
        for x in (i, *more):
            total += x
        if i % 50 == 0:
            more.append(i)
    return total


def long(n):
    total = 0
    for i in range(n):
        for x in (i, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11):
            total += x
        for x in (1, 2, 3):
            for y in range(x):
                total += y
    return total


for f, arguments in (
    (first_over, lambda i: (100, i, 150 - i, i * 2)), (skipping, lambda i: (i, 3 if i % 7 == 0 else 1)), (nested, lambda i: (i, i & 3)), (returning, lambda i: (i % 9,)),
    (raising, lambda i: (i, 2.5 if i > 100 else 1)), (closures, lambda i: (i,)), (rebinding, lambda i: (i,)), (deleting, lambda i: (i,)), (comprehended, lambda i: (i, i % 11)),
    (lambda i: list(given(i)), lambda i: (i,)), (seen_from_outside, lambda i: (i,)),
):
    results = []
    for i in range(150):
        results.append(f(*arguments(i)))
    print(results[0], results[-1], len({str(result) for result in results}))
print(changing(160), over_empty(150), starred(200), long(150), len(log))
total = 0
for i in range(200):
    for x in (i, 1):
        total += x
        if total > 10_000:
            x = 0
print(total, x)
