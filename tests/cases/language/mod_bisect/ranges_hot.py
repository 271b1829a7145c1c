# bisect in loops: sorted lists kept in order, grades, longest increasing runs, keys, bounds, comparisons that fail.
from bisect import bisect, bisect_left, bisect_right, insort, insort_left, insort_right

data, places = [], 0
for i in range(400):
    v = i * 7919 % 503
    places += bisect_left(data, v) * 3 + bisect_right(data, v)
    (insort, insort_left, insort_right)[i % 3](data, v)
print(data == sorted(data), places, data[200], sum(bisect(data, k) for k in range(-5, 510, 5)))


def grade(score, breakpoints=(60, 70, 80, 90), grades="FDCBA"):
    return grades[bisect(breakpoints, score)]


print("".join(grade(s) for s in range(50, 101, 3)), [grade(s) for s in (60, 59.999, 90, -1)])


def longest(values):
    tails = []
    for v in values:
        at = bisect_left(tails, v)
        if at == len(tails):
            tails.append(v)
        else:
            tails[at] = v
    return len(tails)


print([longest([i * k % 101 for i in range(100)]) for k in range(1, 12)])
rows = sorted(((i * 13 % 40, f"n{i}") for i in range(60)), key=lambda r: r[0])
keys = [r[0] for r in rows]
hits = 0
for k in range(45):
    lo, hi = bisect_left(rows, k, key=lambda r: r[0]), bisect_right(rows, k, key=lambda r: r[0])
    assert lo == bisect_left(keys, k) and hi == bisect_right(keys, k)
    hits += hi - lo + lo
insort(rows, (7, "new"), key=lambda r: r[0])
insort_left(rows, (7, "first"), key=lambda r: r[0])
print(hits, [r[1] for r in rows if r[0] == 7], bisect([1, 2, 3, 4], 3, 1, 3), bisect_left([5] * 9, 5, 4), bisect_right([5] * 9, 5, hi=4), bisect([], 1), bisect("abd", "c"), bisect_left(range(0, 10**12, 7), 10**9), bisect([1, 3], 2, lo=2))


class Watched:
    asked = 0

    def __init__(self, n):
        self.n = n

    def __lt__(self, other):
        Watched.asked += 1
        return self.n < other.n


w = [Watched(i) for i in range(256)]
print(sum(bisect_left(w, Watched(k)) for k in range(0, 256, 5)), Watched.asked)


class Virtual:
    def __len__(self):
        return 1000

    def __getitem__(self, i):
        return i * i

    def insert(self, i, v):
        print("insert", i, v)


print(bisect(Virtual(), 5000), insort(Virtual(), 10))
for bad in (lambda: bisect([1, 2], "a"), lambda: bisect(5, 1), lambda: bisect([1, 2], 1, -1), lambda: bisect([1], 1, 0, 5), lambda: insort((1,), 2), lambda: bisect([1, 2, 3], 2, key=5), lambda: bisect([None, 1], 2), lambda: insort([1], 1, key=lambda v: v / 0)):
    try:
        print(bad())
    except (TypeError, ValueError, IndexError, AttributeError, ZeroDivisionError) as e:
        print(type(e).__name__, "|", e)
