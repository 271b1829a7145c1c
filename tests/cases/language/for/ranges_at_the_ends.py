# Iterators over ranges whose numbers, or the one behind the last, are at the ends of the small ints: handlers count without looking.
EDGE = 2**62

RANGES = [
    range(EDGE - 3, EDGE - 1),
    range(EDGE - 3, EDGE),
    range(EDGE - 4, EDGE - 1, 2),
    range(EDGE - 10, EDGE - 1, 7),
    range(0, EDGE - 1, 2**61),
    range(-EDGE, EDGE - 1, 2**61),
    range(-EDGE + 5, -EDGE, -1),
    range(-EDGE + 5, -EDGE, -2),
    range(-EDGE + 5, -EDGE - 1, -5),
    range(EDGE - 1, -EDGE, -(2**61)),
    range(5, 0, EDGE - 1),
    range(0, 5, EDGE - 1),
    range(5, 0, -EDGE),
    range(2**70, 2**70 + 9, 3),
]


def total(numbers, n):
    result = 0
    for _ in range(n):
        for x in numbers:
            result += x
    return result


def directly(start, stop, step, n):
    result = 0
    for _ in range(n):
        for x in range(start, stop, step):
            result ^= x
    return result


def by_hand(numbers, n):
    result = 0
    for _ in range(n):
        it = iter(numbers)
        while (x := next(it, None)) is not None:
            result += x
        result += len(list(it))
    return result


for numbers in RANGES:
    print(list(numbers), list(reversed(numbers)))
    print(total(numbers, 120), total(list(numbers), 5), by_hand(numbers, 120))
    print(directly(numbers.start, numbers.stop, numbers.step, 121))


def zipped(numbers, others):
    return [x - y for _ in range(60) for x, y in zip(numbers, others)][-3:]


for numbers in RANGES:
    print(zipped(numbers, RANGES[5]), zipped(RANGES[4], numbers))


# One iterator, moved on by what it is told: as far as there are numbers.
def moved(numbers, by):
    it = iter(numbers)
    it.__setstate__(by)
    first = 0
    for x in it:
        first += x
    return first, list(it)


for numbers in range(300), range(300, 0, -7), range(0, EDGE - 1, 2**55), range(2**70, 2**70 + 900):
    for by in 0, 1, 40, 5000, -3:
        print(moved(numbers, by))


# A loop compiled for one step is run with others, near the end as well.
def steps(start, stop, step):
    result = count = 0
    for x in range(start, stop, step):
        result ^= x
        count += 1
    return result, count


print(steps(0, 3000, 1), steps(EDGE - 3000, EDGE - 1, 1), steps(EDGE - 3000, EDGE - 1, 7))
print(steps(-EDGE + 3000, -EDGE, -1), steps(-EDGE + 3000, -EDGE, -7), steps(EDGE - 300, EDGE + 300, 1))
