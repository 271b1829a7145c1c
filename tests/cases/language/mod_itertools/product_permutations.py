# itertools: product, permutations, combinations, with replacement: order, sizes, errors.
from itertools import *
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
j = lambda it: ["".join(map(str, x)) for x in it]
print(j(product("ab", "xy")), j(product("ab", repeat=2)), list(product()), list(product([], "a")), j(product("ab", repeat=0)), list(product("a", [1, 2], repeat=1)), t(product, 5), t(product, "a", repeat=-1), t(product, "a", repeat="x"), j(product(range(2), repeat=3)))
print(j(permutations("abc")), j(permutations("abc", 2)), j(permutations("abc", 0)), list(permutations("ab", 3)), t(permutations, "a", -1), t(permutations, 5), t(permutations, "a", 1.5), j(permutations("aab", 2)), j(permutations("ab", None)), j(permutations(iterable="xy", r=1)))
print(j(combinations("abcd", 2)), j(combinations("abcd", 4)), list(combinations("ab", 3)), list(combinations("", 0)), t(combinations, "ab", -1), t(combinations, "ab", None), j(combinations(range(4), 3)))
print(j(combinations_with_replacement("abc", 2)), j(combinations_with_replacement("a", 3)), list(combinations_with_replacement("", 2)), list(combinations_with_replacement("", 0)), t(combinations_with_replacement, "a", -1))
a = [1, 2, 3]; p = permutations(a); next(p); a.clear(); print(len(list(p)), len(list(product(range(3), range(4), repeat=2))), sum(1 for _ in combinations(range(10), 4)), next(combinations([[1], [2]], 1))[0] is not None)
s = 0
for k in range(60):
    for i, p in enumerate(permutations(range(4), 3)): s = s * 3 + p[i % 3] * k & 0xffffff
    s += sum(a * b for a, b in combinations(range(k % 8), 2)) + sum(x == y for x, y in product(range(k % 5), repeat=2))
print(s)
