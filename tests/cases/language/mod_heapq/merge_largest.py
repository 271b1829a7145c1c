# merge, nlargest, nsmallest.
import heapq

print(list(heapq.merge([1, 4, 7], [2, 5], [], [3])), list(heapq.merge([5, 1], [4, 2], reverse=True)), list(heapq.merge("ace", "bd")), list(heapq.merge()))
print(list(heapq.merge(["a", "ccc"], ["bb"], key=len)), list(heapq.merge([1, 1], [1, 1])), list(heapq.merge([(1, "x")], [(1, "a")])))
data = [5, 1, 9, 3, 7, 7, 2]
print(heapq.nlargest(3, data), heapq.nsmallest(2, data), heapq.nlargest(0, data), heapq.nsmallest(20, data), heapq.nlargest(1, data), heapq.nsmallest(1, []), heapq.nlargest(-1, data))
print(heapq.nlargest(2, ["aa", "b", "cccc"], key=len), heapq.nsmallest(2, {"x": 1, "a": 2}), heapq.nlargest(2, [(1, "a"), (1, "b"), (1, "c")], key=lambda t: t[0]))


def source(n):
    for i in range(n):
        yield i * n


print(list(heapq.merge(source(3), source(4))))
total = 0
for x in heapq.merge(range(0, 300, 3), range(0, 300, 5), key=lambda v: v):
    total = total * 7 + x & 0xFFFFFF
print(total)
