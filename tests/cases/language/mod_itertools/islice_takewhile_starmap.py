# itertools: islice, takewhile, dropwhile, starmap, compress, filterfalse: corners and errors.
from itertools import *
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
print([list(islice(range(10), *a)) for a in ((3,), (2, 5), (2, None), (None,), (1, 9, 3), (0, 0), (5, 2), (None, None, 4), (100,), (8, 100))], t(islice, 5, 1), t(islice, "a", 1, 2, 3, 4))
i = iter("abcdef"); print(list(islice(i, 2)), list(islice(i, 1, 3)), next(i), list(islice(i, 0)), list(i))
print(list(takewhile(lambda x: x < 3, [1, 2, 3, 1])), list(dropwhile(lambda x: x < 3, [1, 2, 3, 1])), list(takewhile(None.__class__, [])), t(lambda: list(takewhile(5, [1]))), t(dropwhile, len, 5), list(takewhile(bool, [])), t(lambda: list(dropwhile(lambda x: 1 / x, [1, 0]))))
print(list(starmap(pow, [(2, 3), [3, 2], {5: 0, 1: 0}])), t(lambda: list(starmap(pow, [5]))), t(lambda: list(starmap(pow, [(1,)]))), list(starmap(lambda *a: a, ["ab", ()])))
print("".join(compress("ABCDEF", [1, 0, 1, 0, 1])), list(compress([1, 2], [])), list(compress(selectors=[1], data="x")), t(compress, 5, 6), list(filterfalse(None, [0, 1, "", "a"])), list(filterfalse(lambda x: x % 2, range(6))), list(compress(count(), [0, 1, 1])))
it = takewhile(lambda x: x < 2, iter([1, 5, 1, 1])); print(list(it), list(it), next(it, "done"))
s = 0
for k in range(100):
    s += sum(islice(count(k), 2, 9, 3)) + sum(takewhile(lambda x: x < 50, count(k))) + sum(starmap(lambda a, b: a * b, zip(range(k % 7), range(9)))) + len(list(filterfalse(lambda x: x % 3, range(k)))) + next(dropwhile(lambda x: x < k, count()))
print(s)
