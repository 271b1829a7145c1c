# groupby: runs of equal keys; a group ends when the next one is asked for.
from itertools import groupby

print([(k, list(g)) for k, g in groupby("aaabbcaa")], [(k, len(list(g))) for k, g in groupby([1, 1.0, True, 2])], list(groupby([])))
print([(k, list(g)) for k, g in groupby(range(10), lambda x: x // 4)], [k for k, g in groupby("aabbaa")])
pairs = [(k, g) for k, g in groupby("aabb")]
print([(k, list(g)) for k, g in pairs])
it = groupby([1, 1, 2, 2, 3])
k, g = next(it)
print(k, next(g))
k2, g2 = next(it)
print(k2, list(g), list(g2))
print([(k, list(g)) for k, g in it])
words = sorted(["bee", "ant", "ape", "cat", "bat"], key=lambda w: w[0])
print({k: list(g) for k, g in groupby(words, key=lambda w: w[0])})
try:
    list(groupby([1, 0], key=lambda x: 1 // x))
except ZeroDivisionError as e:
    print(e)
try:
    groupby(3)
except TypeError as e:
    print(e)
total = 0
for key, group in groupby(range(100), lambda n: n // 7):
    total += key * sum(group)
print(total)
