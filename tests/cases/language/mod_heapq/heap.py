# heapq: the heap itself, step by step.
import heapq

h = []
for n in [5, 3, 8, 1, 9, 2, 7]:
    heapq.heappush(h, n)
    print(h)
while h:
    print(heapq.heappop(h), h)
h = [9, 8, 7, 6, 5, 4, 3]
heapq.heapify(h)
print(h, heapq.heapreplace(h, 1), h, heapq.heappushpop(h, 0), heapq.heappushpop(h, 10), h)
t = [(2, "b"), (1, "z"), (2, "a"), (1, "c")]
heapq.heapify(t)
print([heapq.heappop(t) for _ in range(4)])
for bad in (lambda: heapq.heappop([]), lambda: heapq.heapreplace([], 1), lambda: heapq.heapify(5), lambda: heapq.heappush([1], "a")):
    try:
        print(bad())
    except (IndexError, TypeError) as e:
        print(type(e).__name__, e)
seed = 7
h = []
out = 0
for i in range(200):
    seed = seed * 1103515245 + 12345 & 0x7FFFFFFF
    heapq.heappush(h, seed % 1000)
    if i % 3 == 0:
        out = out * 3 + heapq.heappop(h) & 0xFFFFF
print(out, h[:10], sorted(h) == [heapq.heappop(h) for _ in range(len(h))])
