# Generators: recursion.
def permutations(items):
    if len(items) <= 1:
        yield items
        return
    for i, x in enumerate(items):
        for rest in permutations(items[:i] + items[i + 1:]):
            yield [x] + rest


def queens(n, placed=()):
    if len(placed) == n:
        yield placed
        return
    row = len(placed)
    for column in range(n):
        if all(c != column and abs(c - column) != row - r for r, c in enumerate(placed)):
            yield from queens(n, placed + (column,))


def flatten(x):
    if isinstance(x, list):
        for item in x:
            yield from flatten(item)
    else:
        yield x


def hanoi(n, a, b, c):
    if n:
        yield from hanoi(n - 1, a, c, b)
        yield a + c
        yield from hanoi(n - 1, b, a, c)


def subsets(items):
    if not items:
        yield ()
        return
    for rest in subsets(items[1:]):
        yield rest
        yield (items[0],) + rest


print(list(permutations([1, 2, 3])), sum(1 for _ in permutations(list(range(5)))))
print(len(list(queens(6))), next(queens(7)))
print(list(flatten([1, [2, [3, [4], 5], []], [[6]]])))
print(" ".join(hanoi(3, "A", "B", "C")), sum(1 for _ in hanoi(9, "A", "B", "C")))
print(list(subsets("abc")), sum(len(s) for s in subsets(range(9))))


def forever(n):
    yield n
    yield from forever(n + 1)


g = forever(0)
print([next(g) for _ in range(50)][-1])


def limit(n):
    for x in limit(n + 1):
        yield x


try:
    next(limit(0))
except RecursionError as error:
    print("RecursionError", str(error)[:32])
