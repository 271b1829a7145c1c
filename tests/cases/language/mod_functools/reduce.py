# reduce: with and without an initial value, over any iterable, and its errors.
from functools import reduce
import operator

print(reduce(operator.add, [1, 2, 3]), reduce(lambda a, b: a * b, range(1, 6), 10), reduce(max, "hello"), reduce(operator.add, [], 7), reduce(None, [5]))
print(reduce(lambda a, b: b + a, "abc"), reduce(operator.or_, [{1}, {2}], set()), reduce(lambda a, b: a + [b], (1, 2), []))
for bad in (lambda: reduce(operator.add, []), lambda: reduce(operator.add, 5), lambda: reduce(operator.add, [1, "a"]), lambda: reduce(5, [1, 2])):
    try:
        print(bad())
    except TypeError as e:
        print(e)


def gcd(a, b):
    while b:
        a, b = b, a % b
    return a


total = 0
for n in range(1, 80):
    total += reduce(gcd, [n * 6, n * 4, n * 10])
    total += reduce(lambda a, b: (a * 31 + b) % 1009, range(n), n)
print(total)
