# tee, pairwise, zip_longest.
from itertools import pairwise, tee, zip_longest

a, b, c = tee(iter([1, 2, 3]), 3)
print(next(a), next(a), next(b), list(c), list(b), list(a), tee([], 0), len(tee("x", 1)))
a, b = tee(range(3))
x, y = tee(a)
print(list(x), list(y), list(b))
print(list(pairwise("abcd")), list(pairwise("a")), list(pairwise([])), list(pairwise(iter(range(3)))))
print(list(zip_longest("abc", [1], fillvalue="-")), list(zip_longest()), list(zip_longest([], [1])), list(zip_longest("ab")))
for bad in (lambda: tee([1], -1), lambda: tee(5), lambda: pairwise(3), lambda: zip_longest([1], 2), lambda: tee([1], "a")):
    try:
        print(bad())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)


def fails():
    yield 1
    raise KeyError("k")


z = zip_longest(fails(), "abc")
print(next(z))
try:
    next(z)
except KeyError as e:
    print(repr(e), list(z))
total = 0
for p, q in pairwise(range(0, 300, 3)):
    total += q * q - p
left, right = tee(range(50))
next(right)
for p, q in zip(left, right):
    total += p * q
print(total)
