# Generators and functions that are kept, and such as are gone before the iteration ends.


def numbers(n):  # SW205: `generator` is allocated in every iteration: stored by `last[0]`.
    while n > 0:
        yield n
        n -= 1


def kept(n):
    last = [None]
    for i in range(n):
        last[0] = numbers(i)
    return next(last[0])


def used(n):
    total = 0
    for i in range(n):
        total += next(numbers(i + 1))
    return total


def functions(n):
    last = [None]
    for i in range(n):
        last[0] = lambda: i  # SW205: `function` is allocated in every iteration: stored by `last[0]`.
    return last[0]()


def called(n):
    total = 0
    for i in range(n):
        plus = lambda x: i + x
        total += plus(1)
    return total


print(kept(20000), used(20000), functions(20000), called(20000))
