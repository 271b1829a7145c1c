# Comprehensions in hot functions: sieves, transposes, joins, permutations, cross products with filters.


def primes(n):
    composite = {j for i in range(2, int(n**0.5) + 1) for j in range(i * i, n, i)}
    return [i for i in range(2, n) if i not in composite]


print(primes(80), len(primes(1000)))


def pythagorean(n):
    return [(a, b, c) for a in range(1, n) for b in range(a, n) for c in range(b, n) if a * a + b * b == c * c]


print(pythagorean(22))


def permutations(items):
    return [[x] + rest for i, x in enumerate(items) for rest in permutations(items[:i] + items[i + 1 :])] if items else [[]]


print(["".join(p) for p in permutations(list("abc"))], len(permutations(list("abcde"))))


def subsets(items):
    return [[x for i, x in enumerate(items) if mask >> i & 1] for mask in range(1 << len(items))]


print(subsets([1, 2, 3]), sum([sum(s) for s in subsets(list(range(7)))]))


def queens(n, placed=()):
    if len(placed) == n:
        return 1
    return sum([queens(n, placed + (c,)) for c in range(n) if all([c != p and abs(c - p) != len(placed) - r for r, p in enumerate(placed)])])


print([queens(n) for n in range(1, 7)])


def pascal(n):
    row = [1]
    for _ in range(n):
        row = [a + b for a, b in zip([0] + row, row + [0])]
    return row


print(pascal(10), sum(pascal(120)) == 2**120)
matrix = [[i * 3 + j for j in range(3)] for i in range(3)]
print([[row[i] for row in matrix] for i in range(3)], [sum([matrix[i][i] for i in range(3)]), sum([matrix[i][2 - i] for i in range(3)])])
text = "the rain in spain stays mainly"
print({w: [i for i, c in enumerate(w) if c in "aeiou"] for w in text.split()}, {len(w): w for w in text.split()})
for bad in (lambda: [x for x in 5], lambda: {k: v for k, v in [1]}, lambda: {[]: 1 for _ in "a"}, lambda: [1 // x for x in (1, 0)]):
    try:
        bad()
    except (TypeError, ZeroDivisionError) as e:
        print(type(e).__name__, e)
total = 0
for n in range(100):
    total += len([x for x in range(n) if x % 3 == n % 3]) + sum({x % 7 for x in range(n)})
print(total)
