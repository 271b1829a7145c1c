# bisect and insort, left and right, with bounds and keys.
import bisect

a = [1, 3, 3, 3, 5, 7]
print([bisect.bisect_left(a, x) for x in range(9)], [bisect.bisect_right(a, x) for x in range(9)], bisect.bisect(a, 3), bisect.bisect([], 1))
print(bisect.bisect_left(a, 3, 2), bisect.bisect_left(a, 3, 0, 1), bisect.bisect_right(a, 3, lo=1, hi=3))
b = []
for x in [4, 1, 3, 4, 2]:
    bisect.insort(b, x)
print(b)
rows = [("a", 1), ("b", 3), ("c", 5)]
print(bisect.bisect_left(rows, 3, key=lambda r: r[1]), bisect.bisect_right(rows, 3, key=lambda r: r[1]))
bisect.insort(rows, ("x", 4), key=lambda r: r[1])
bisect.insort_left(rows, ("y", 4), key=lambda r: r[1])
print(rows)
grades = [bisect.bisect([60, 70, 80, 90], score) for score in (33, 99, 77, 70, 89, 90, 100)]
print("".join("FDCBA"[g] for g in grades))
for bad in (lambda: bisect.bisect([1, 2], "a"), lambda: bisect.bisect([1], 1, -1), lambda: bisect.bisect(5, 1), lambda: bisect.insort((1,), 1)):
    try:
        print(bad())
    except (TypeError, ValueError, AttributeError) as e:
        print(type(e).__name__, e)
c = []
for i in range(100):
    bisect.insort_left(c, i * 37 % 101)
print(c == sorted(c), c[10:15])
