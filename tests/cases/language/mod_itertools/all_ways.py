# product, permutations and zip_longest of all lengths, asked again after their end, and over iterators that fail.
from itertools import permutations, product, zip_longest


def ask(it, times):
    told = []
    for _ in range(times):
        try:
            told.append(next(it))
        except BaseException as error:
            told.append(type(error).__name__)
    return told


class Failing:
    def __init__(self, after):
        self.left = after

    def __iter__(self):
        return self

    def __next__(self):
        self.left -= 1
        if self.left < 0:
            raise KeyError(self.left)
        return self.left


def total(n):
    sum = 0
    for i in range(n):
        for x, y in product(range(i % 4), (1, 2)):
            sum += x * y
        for x, y in permutations((i, 2, 3), 2):
            sum += x - 2 * y
        for x, y in zip_longest([i] * (i % 5), (1, 2, 3), fillvalue=7):
            sum += x * y
    return sum


for n in range(5):
    for r in range(6):
        print(list(permutations(range(n), r)))
        print(list(product(range(n), "xyz"[:r], [1, 2])), list(product("ab"[:n], repeat=min(r, 3))))
        print(list(zip_longest(range(n), range(r), fillvalue=9)), list(zip_longest(range(n), range(r), "abc")))
print(list(permutations("abcd")) == sorted(permutations("abcd")), list(permutations("aab", 2)))
for it in product([1], [2]), permutations("ab"), zip_longest("a", "bc"), product([], [1]), permutations([1], 3), product(), zip_longest(), zip_longest("a"):
    print(ask(it, 5))
print(ask(zip_longest("abc", Failing(1)), 4), ask(zip_longest(Failing(1), "abc", "d"), 4))
print(total(300))
