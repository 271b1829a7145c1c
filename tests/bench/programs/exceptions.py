# Exceptions in loops: raised by hand and by operations, caught near and far, with finally and with managers.


class Problem(Exception):
    def __init__(self, code):
        super().__init__(code)
        self.code = code


class Worse(Problem):
    pass


def check(n):
    if n % 3 == 0:
        raise Problem(n)
    if n % 7 == 0:
        raise Worse(n * 2)
    return n


def near(n):
    total = 0
    for i in range(n):
        try:
            total += check(i)
        except Worse as worse:
            total -= worse.code
        except Problem as problem:
            total ^= problem.code & 15
    return total


def lookup(n):
    table = {i: i * 2 for i in range(0, 100, 3)}
    items = list(range(50))
    missing = 0
    total = 0
    for i in range(n):
        try:
            total += table[i % 100]
        except KeyError:
            missing += 1
        try:
            total += items[i % 60]
        except IndexError:
            missing += 2
    return total, missing


def parse(words, rounds):
    total = 0
    bad = 0
    for _ in range(rounds):
        for word in words:
            try:
                total += int(word)
            except ValueError:
                bad += 1
    return total, bad


def deep(n):
    if n == 0:
        raise Problem("bottom")
    try:
        deep(n - 1)
    finally:
        deep.count += 1

def far(rounds, depth):
    caught = deep.count = 0
    for _ in range(rounds):
        try:
            deep(depth)
        except Problem as problem:
            caught += len(problem.args[0])
    return caught, deep.count


class Scope:
    entered = 0
    failed = 0

    def __init__(self, swallow):
        self.swallow = swallow

    def __enter__(self):
        Scope.entered += 1
        return self

    def __exit__(self, kind, error, traceback):
        if kind is not None:
            Scope.failed += 1
        return self.swallow


def managed(n):
    total = Scope.entered = Scope.failed = 0
    for i in range(n):
        try:
            with Scope(i % 2 == 0):
                total += i // (i % 4)
        except ZeroDivisionError:
            total += 1000
    return total, Scope.entered, Scope.failed


def chained(n):
    total = 0
    for i in range(n):
        try:
            try:
                None.attribute
            except AttributeError as error:
                raise Problem(i) from error
        except Problem as problem:
            total += isinstance(problem.__cause__, AttributeError) + problem.code % 3
    return total


def search(grid, wanted):
    class Found(Exception):
        pass

    try:
        for y, row in enumerate(grid):
            for x, value in enumerate(row):
                if value == wanted:
                    raise Found(x, y)
    except Found as found:
        x, y = found.args
        return x * 1000 + y
    return -1


def reraised(n):
    total = 0
    for i in range(n):
        try:
            try:
                check(i)
            except Problem:
                total += 1
                raise
            else:
                total += 2
            finally:
                total += 4
        except Exception:
            total += 8
    return total


def main():
    print(near(2000000))
    print(lookup(1500000))
    print(parse(["12", "x", "-7", "3.5", "", "999"], 100000))
    print(far(20000, 20))
    print(managed(800000))
    print(chained(300000))
    grid = [[x * y % 1009 for x in range(300)] for y in range(300)]
    print(sum(search(grid, n) for n in range(40, 1040, 50)))
    print(reraised(500000))


if __name__ == "__main__":
    main()
