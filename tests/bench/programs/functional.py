# Functions given to functions: map, filter, reduce, sorted, any and all, zip and enumerate, partials and compositions.

import functools
import itertools
import operator


def compose(*functions):
    return functools.reduce(lambda f, g: lambda x: f(g(x)), functions)


def is_prime(n):
    return n > 1 and all(n % d for d in range(2, int(n**0.5) + 1))


def collatz(n):
    steps = 0
    while n != 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps += 1
    return steps


@functools.lru_cache(maxsize=None)
def ways(amount, coins):
    if amount == 0:
        return 1
    if amount < 0 or not coins:
        return 0
    return ways(amount - coins[0], coins) + ways(amount, coins[1:])


def counted(function):
    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        wrapper.calls += 1
        return function(*args, **kwargs)

    wrapper.calls = 0
    return wrapper


@counted
def scaled(value, factor=2, offset=0):
    return value * factor + offset


def rows(n):
    return [{"id": i, "group": i % 13, "value": i * i % 1001} for i in range(n)]


def by_group(table):
    ordered = sorted(table, key=operator.itemgetter("group", "id"))
    out = []
    for group, members in itertools.groupby(ordered, key=lambda row: row["group"]):
        values = [row["value"] for row in members]
        out.append((group, sum(values), max(values), len(values)))
    return out


def matrix_product(a, b):
    columns = list(zip(*b))
    return [[sum(map(operator.mul, row, column)) for column in columns] for row in a]


def main():
    ways.cache_clear()
    scaled.calls = 0
    n = 500000
    print(sum(map(lambda x: x * 3 - 1, filter(lambda x: x & 1, range(n)))))
    print(functools.reduce(lambda a, b: (a * 31 + b) % 1000003, range(n), 7))
    print(functools.reduce(operator.add, map(abs, range(-n, n, 3))))
    print(sum(1 for x in range(30000) if is_prime(x)), any(is_prime(x) for x in range(31398, 31468)))
    print(max(range(1, 20000), key=collatz), min(map(collatz, range(2, 10000))))
    print(ways(400, (50, 25, 10, 5, 2, 1)))
    step = compose(lambda x: x + 1, lambda x: x * 2, lambda x: x - 3)
    print(sum(step(x) for x in range(n)))
    triple = functools.partial(scaled, factor=3)
    print(sum(map(triple, range(n))), sum(scaled(x, offset=1) for x in range(n)), scaled.calls)
    print(by_group(rows(60000))[5:8])
    size = 70
    a = [[(i * j) % 10 for j in range(size)] for i in range(size)]
    product = matrix_product(a, matrix_product(a, a))
    print(sum(map(sum, product)), product[3][4])
    pairs = itertools.islice(itertools.product(range(700), repeat=2), 0, None, 3)
    print(sum(x ^ y for x, y in pairs))
    print(sum(a * b for a, b in zip(itertools.count(1), itertools.takewhile(lambda x: x < n, itertools.count(0, 2)))))
    print(len(list(itertools.chain.from_iterable(itertools.combinations(range(k), 3) for k in range(30)))))
    print(sum(itertools.accumulate(range(n), lambda a, b: (a + b) & 4095)))


if __name__ == "__main__":
    main()
