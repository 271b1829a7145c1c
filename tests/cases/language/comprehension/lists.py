# List comprehensions: nesting, filters, scope, conditional expressions.

n = "outer"
squares = [n * n for n in range(150)]
print(n, sum(squares), squares[-1])
print([(a, b) for a in range(4) for b in range(a) if (a + b) % 2])
matrix = [[i * 10 + j for j in range(4)] for i in range(3)]
print(matrix, [[row[j] for row in matrix] for j in range(4)])
print([x for row in matrix for x in row if x % 3 == 0 if x > 5])
print([("even" if i % 2 == 0 else i) for i in range(6)])
print([a + b for a, b in [(1, 2), (3, 4)]], [first for first, *_ in ["abc", "de"]])


def primes(limit):
    return [p for p in range(2, limit) if all([p % d for d in range(2, int(p**0.5) + 1)])]


print(primes(120))


def closures():
    return [f() for f in [lambda: i for i in range(3)]]


print(closures())


def local(k):
    return [x * k for x in [y + k for y in range(k)]]


print(local(5))
print([c for c in "hello" if c not in "l"], [i for i in {3: 1, 1: 2}], [*range(3), *[9]])


class Table:
    size = 3
    cells = [0 for _ in range(size)]


print(Table.cells)
total = 0
for k in range(100):
    total += len([x for x in range(k) if x & k == x])
print(total)
