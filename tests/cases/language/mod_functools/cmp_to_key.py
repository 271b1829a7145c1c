# cmp_to_key: sorting with old comparison functions.
from functools import cmp_to_key

calls = []


def by_length(a, b):
    calls.append((a, b))
    return len(a) - len(b)


words = ["ccc", "a", "bb", "dddd", "e", ""]
print(sorted(words, key=cmp_to_key(by_length)), sorted(words, key=cmp_to_key(by_length), reverse=True), len(calls) > 5)
K = cmp_to_key(lambda a, b: (a > b) - (a < b))
print(K(1) < K(2), K(1) > K(2), K(1) == K(1), K(1) <= K(1), K(2) >= K(3), K(1) != K(2), K(5).obj, min(K(3), K(2)).obj)
for bad in (lambda: K(1) < 2, lambda: sorted([1, 2], key=cmp_to_key(lambda a, b: "x"))):
    try:
        print(bad())
    except TypeError as e:
        print(str(e)[:60])
data = [(i * 37) % 101 for i in range(100)]
print(sorted(data, key=cmp_to_key(lambda a, b: b - a)) == sorted(data, reverse=True))
print(sorted(data, key=cmp_to_key(lambda a, b: a % 10 - b % 10 or a - b))[:12])
