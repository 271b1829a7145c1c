# compress, dropwhile, takewhile, filterfalse, starmap: when the predicate is called.
from itertools import compress, dropwhile, filterfalse, starmap, takewhile

calls = []


def small(x):
    calls.append(x)
    return x < 5


data = [1, 4, 6, 3, 8]
print(list(takewhile(small, data)), calls)
calls.clear()
print(list(dropwhile(small, data)), calls)
calls.clear()
print(list(filterfalse(small, data)), calls)
print(list(filterfalse(None, [0, 1, "", "a", [], [0]])), list(compress("abcdef", [1, 0, 1, 0, 1])), list(compress([1], [])))
print(list(starmap(pow, [(2, 5), (3, 2), [10, 3]])), list(starmap(max, ["ab", "zy"])), list(starmap(lambda *a: a, [(), (1,)])))
try:
    list(starmap(pow, [2]))
except TypeError as e:
    print(e)
it = takewhile(lambda x: x < 2, iter([1, 5, 1]))
print(list(it), list(it))
it = dropwhile(lambda x: 1 // x, [0])
try:
    next(it)
except ZeroDivisionError as e:
    print(e)
total = 0
for x in takewhile(lambda x: x < 90, dropwhile(lambda x: x < 10, range(200))):
    total += x
for x in compress(range(100), map(lambda n: n % 3 == 0, range(100))):
    total += x
print(total)
