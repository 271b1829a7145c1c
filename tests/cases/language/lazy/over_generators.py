# `map`, `zip`, `filter` and `enumerate` in `for` loops over generators, over iterators of the program, and over each other.
log = []


def numbers(n, name=None):
    for i in range(n):
        if name:
            log.append((name, i))
        yield i
    if name:
        log.append((name, "end"))
    return n


class Count:
    """Counts, and fails at some numbers, and goes on after that."""

    def __init__(self, n, bad=()):
        self.at, self.n, self.bad = 0, n, bad

    def __iter__(self):
        return self

    def __next__(self):
        self.at += 1
        if self.at in self.bad:
            raise KeyError(self.at)
        if self.at > self.n:
            raise StopIteration("enough")
        return self.at


def total(items):
    result, last = 0, None
    for item in items:
        last = item
        result += item if type(item) is int else len(item)
    return result, last


double = lambda x: x * 2
for source in (numbers(150), Count(150), (x * x for x in range(150)), map(double, numbers(150)), filter(lambda x: x % 3, numbers(150)), iter("text" * 40), {n: n for n in range(150)}, set(range(150))):
    print(total(map(lambda x: x if type(x) is int else ord(x), source)))
print(total(map(lambda x, y: x - y, numbers(150), numbers(149))), total(map(max, numbers(150), [70] * 150, Count(150))))
print(total(map(str, numbers(150))), total(map(int, map(str, numbers(150)))))
print(total(zip(numbers(150), Count(150))), total(zip(numbers(150))), total(zip(range(150), numbers(150), Count(120), "x" * 130)))
print(total(filter(lambda x: x % 2, numbers(150))), total(filter(None, numbers(150))), total(filter(bool, Count(150))), total(filter(lambda x: x > 500, numbers(150))))
print(total(enumerate(numbers(150), 5)), total(enumerate(Count(150), 2**62 - 40)), total(enumerate(map(double, filter(None, numbers(150))))), total(enumerate(zip(numbers(150), numbers(150)))))
print(total(zip(map(double, numbers(150)), filter(lambda x: x & 3, Count(150)), enumerate(numbers(150)))))


# Which are asked, and when: the first that ends is the last.
for make in (zip, lambda a, b: map(lambda x, y: x, a, b)):
    for n, k in ((3, 5), (5, 3), (4, 4)):
        log.clear()
        for item in make(numbers(n, "a"), numbers(k, "b")):
            log.append("item")
        print(n, k, log)


# The mapped function ends the iteration, or fails in the middle; what is left is there.
def until(limit, kind):
    def f(x):
        if x == limit:
            raise kind(x)
        return x

    return f


for kind in (StopIteration, ValueError, KeyError):
    source = numbers(200)
    mapped = map(until(130, kind), source)
    try:
        print(total(mapped))
    except (ValueError, KeyError) as error:
        print(type(error).__name__, error)
    print(next(source), next(mapped), total(mapped))
    filtered = filter(until(120, kind), Count(200))
    try:
        print(total(filtered))
    except (ValueError, KeyError) as error:
        print(type(error).__name__, error)
    print(next(filtered), total(filtered))


# A source that fails and goes on: what the others had given is lost, and `enumerate` has not counted.
def resumed(make):
    found, failed = [], 0
    it = make()
    while True:
        try:
            for item in it:
                found.append(item)
            return len(found), failed, found[-1]
        except KeyError as error:
            failed += 1
            found.append(error.args[0])


bad = set(range(100, 140, 7))
print(resumed(lambda: enumerate(Count(150, bad))), resumed(lambda: zip(range(200), Count(150, bad))), resumed(lambda: zip(Count(150, bad), range(200))))
print(resumed(lambda: map(double, Count(150, bad))), resumed(lambda: filter(None, Count(150, bad))), resumed(lambda: map(lambda x, y: (x, y), numbers(300), Count(150, bad))))


# A generator that fails is at its end.
def failing(n):
    yield from range(n)
    raise ValueError(n)


for make in (lambda g: zip(g, numbers(500)), lambda g: map(double, g), lambda g: enumerate(g), lambda g: filter(None, g)):
    it = make(failing(140))
    try:
        print(total(it))
    except ValueError as error:
        print(error.args, next(it, "over"), error.__traceback__.tb_next.tb_frame.f_code.co_name, error.__traceback__.tb_next.tb_next.tb_frame.f_code.co_name)


# Strict.
for a, b, c in ((150, 150, 150), (150, 151, 150), (151, 150, 150), (150, 150, 149), (0, 0, 1), (150, 150, 170)):
    try:
        print(total(zip(numbers(a), Count(b), numbers(c), strict=True)))
    except ValueError as error:
        print(error)
try:
    print(total(zip(numbers(150), Count(200, [151]), strict=True)))
except KeyError as error:
    print("KeyError", error)
log.clear()
try:
    for pair in zip(numbers(3, "a"), numbers(9, "b"), numbers(9, "c"), strict=True):
        pass
except ValueError as error:
    print(error, log)


# A verdict that is an object, or fails.
class Verdict:
    def __init__(self, x):
        self.x = x

    def __bool__(self):
        if self.x == 120:
            raise OverflowError("no verdict")
        return self.x % 3 == 0


it = filter(Verdict, numbers(150))
try:
    print(total(it))
except OverflowError as error:
    print(error, total(it))


# A loop that goes over another kind of iterator in the middle.
def switching(kinds):
    out = []
    for source in kinds:
        out.append(total(map(double, source)))
        out.append(total(zip(source, numbers(3)))[0])
    return out


print(switching([range(90), numbers(90), [1] * 90, Count(90), numbers(90), (2,) * 90, Count(90)]))


# A generator that goes over what goes over it.
def looking():
    for i in range(130):
        if i == 120:
            try:
                next(circle)
            except ValueError as error:
                log.append(str(error))
        yield i


for make in (lambda g: zip(g, g), lambda g: map(double, g), enumerate, lambda g: filter(None, g)):
    log.clear()
    circle = make(looking())
    print(total(circle), log)


# A zip within the zip that is being asked.
outer = zip(range(40), map(lambda x: next(outer, None) if x == 2 else x, range(9)), range(100, 140))
for item in outer:
    print(item, end=" ")
print()


# Left by break, and gone on with.
source = numbers(300, None)
mapped = map(double, source)
for turn in range(3):
    for x in mapped:
        if x % 100 == 98:
            break
    print(x, next(source, "closed"))
    source.close() if turn == 1 else None
