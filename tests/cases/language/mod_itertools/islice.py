# islice: bounds, steps, what is consumed, and the messages about wrong bounds.
from itertools import count, islice

print(list(islice("abcdefg", 2)), list(islice("abcdefg", 2, 4)), list(islice("abcdefg", 2, None)), list(islice("abcdefg", 0, None, 3)), list(islice("abc", 5, 9)))
it = iter(range(10))
print(list(islice(it, 3)), list(islice(it, 1, 4, 2)), next(it), list(islice(it, 0)), next(it))
it = iter(range(20))
print(list(islice(it, 3, 8, 4)), next(it), list(islice(count(), 3, 12, 4)), list(islice([], None)))
for bounds in ((-1,), ("a",), (1, -1), (0, 5, 0), (0, 5, -1), (1.5,), (None, None, "x"), (0, "b")):
    try:
        islice([1], *bounds)
        print("fine", bounds)
    except ValueError as e:
        print(bounds, e)


class Index:
    def __index__(self):
        return 2


print(list(islice("abcd", Index())), list(islice("abcd", True, 3)))
total = 0
for n in range(60):
    total += sum(islice(count(n), n % 7, None if False else n % 7 + 5, 1 + n % 3))
print(total)
