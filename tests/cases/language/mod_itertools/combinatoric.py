# product, permutations, combinations: order, corners with nothing, and wrong counts.
from itertools import combinations, combinations_with_replacement, permutations, product

print(list(product("ab", [1, 2])), list(product()), list(product("ab", "")), list(product([0, 1], repeat=3))[-2:], list(product("a", repeat=0)))
print(list(permutations([1, 2, 3])), list(permutations("abc", 0)), list(permutations("ab", 3)), list(permutations([])))
print(list(combinations("abcd", 2)), list(combinations("ab", 3)), list(combinations("ab", 0)), list(combinations([], 0)))
print(list(combinations_with_replacement("abc", 2)), list(combinations_with_replacement("", 1)), list(combinations_with_replacement("", 0)))
for bad in (lambda: product([1], repeat=-1), lambda: permutations("a", -1), lambda: combinations("a", -1), lambda: permutations("a", "x"),
            lambda: combinations(5, 1), lambda: combinations_with_replacement("a", -1)):
    try:
        print(bad())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, str(e)[:40])
total = 0
for a, b, c in product(range(5), repeat=3):
    total += a * 25 + b * 5 + c
for p in permutations(range(5), 3):
    total += p[0] * p[1] - p[2]
for c in combinations(range(8), 3):
    total += c[0] + c[1] * c[2]
print(total, len(list(permutations(range(6)))), len(list(combinations(range(10), 5))))
