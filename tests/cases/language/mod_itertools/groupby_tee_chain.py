# itertools: groupby and stale groups, tee, chain.from_iterable, zip_longest, pairwise, accumulate.
from itertools import *
import operator
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
print([(k, list(g)) for k, g in groupby("aabbca")], [(k, len(list(g))) for k, g in groupby([1, 1.0, True, 2])], [k for k, g in groupby("AaBb", key=str.lower)], list(groupby([])), t(groupby, 5), [(k, list(g)) for k, g in groupby(range(6), lambda x: x // 3)])
gs = [g for _, g in groupby("aabb")]; print([list(g) for g in gs])
gb = groupby("aabb"); k, g = next(gb); next(g); k2, g2 = next(gb); print(k, k2, list(g), list(g2), next(gb, "end"), t(lambda: [list(g) for k, g in groupby([1, 0], lambda x: 1 / x)]))
a, b = tee("abc"); print(next(a), next(a), list(b), list(a), tee([1], 0), len(tee([], 3)), t(tee, [], -1), t(tee, 5), [list(x) for x in tee(iter([1, 2]), 2)]); c, d = tee(a); print(list(c), next(d, "empty"))
print(list(chain("ab", [1], (), {2: 3})), list(chain()), list(chain.from_iterable(["ab", [1]])), t(lambda: list(chain(5))), t(chain.from_iterable, 5), t(lambda: list(chain([1], 5))), list(islice(chain.from_iterable(repeat("ab")), 5)))
print(list(zip_longest("abc", [1], fillvalue="-")), list(zip_longest()), list(zip_longest("ab", "c", "def")), t(zip_longest, 5), list(pairwise("abcd")), list(pairwise("a")), list(pairwise("")), t(pairwise, 5))
print(list(accumulate([1, 2, 3])), list(accumulate("abc")), list(accumulate([3, 1, 2], max)), list(accumulate([1, 2], initial=10)), list(accumulate([], initial=5)), list(accumulate([])), list(accumulate([1, 2, 3], operator.mul, initial=2)), list(accumulate([1, 2], None)), t(lambda: list(accumulate([1, "a"]))), t(accumulate, 5), list(accumulate([[1], [2]])))
s = 0
for n in range(80):
    x, y = tee(chain(range(n % 9), repeat(n, 3)))
    next(y, None)
    s += sum(a * b for a, b in zip(x, y)) + sum(len(list(g)) * k for k, g in groupby(sorted(v % 4 for v in range(n)))) + list(accumulate(range(n + 1)))[-1] + sum(b - a for a, b in pairwise(range(0, n, 2))) + sum(a + b for a, b in zip_longest(range(3), range(n % 6), fillvalue=1))
print(s)

# Whoever asks a tee while it asks its source is refused; a source that raised is asked again.
import threading
from itertools import tee


class Waits:
    def __init__(self):
        self.asked, self.told = threading.Event(), threading.Event()

    def __iter__(self):
        return self

    def __next__(self):
        self.asked.set()
        self.told.wait(20)
        return "item"


waits = Waits()
a, b = tee(waits)
thread = threading.Thread(target=next, args=[a])
thread.start()
waits.asked.wait(20)
try:
    next(b)
except RuntimeError as error:
    print(type(error).__name__, error)
waits.told.set()
thread.join()
print(next(b))


class Raises:
    count = 0

    def __iter__(self):
        return self

    def __next__(self):
        self.count += 1
        if self.count % 2:
            raise ValueError(self.count)
        return self.count


a, b = tee(Raises())
for it in (a, b, b, a, a, a):
    try:
        print(next(it), end=" ")
    except ValueError as error:
        print("raised", error, end=" ")
print()
