# heapq in simulations: shortest paths, a bank of tellers, merging, running medians, top k, tasks that tie.
import heapq
import itertools
from dataclasses import dataclass, field


def dijkstra(graph, start):
    dist, heap = {start: 0}, [(0, start)]
    while heap:
        d, node = heapq.heappop(heap)
        if d > dist[node]:
            continue
        for other, cost in graph[node]:
            if d + cost < dist.get(other, 1 << 60):
                dist[other] = d + cost
                heapq.heappush(heap, (d + cost, other))
    return dist


graph = {n: [((n * k + 7) % 120, n * k % 17 + 1) for k in (2, 3, 5)] for n in range(120)}
d = dijkstra(graph, 0)
print(len(d), sum(d.values()), max(d.values()))


@dataclass(order=True)
class Event:
    at: float
    kind: str = field(compare=False)
    who: int = field(compare=False, default=0)


heap, waiting, free, served, now, wait = [], [], 3, 0, 0.0, 0.0
for i in range(150):
    heapq.heappush(heap, Event(i * 0.7 % 60, "comes", i))
while heap:
    e = heapq.heappop(heap)
    now = e.at
    if e.kind == "comes":
        heapq.heappush(waiting, (e.who % 3, now, e.who))
    else:
        free += 1
    while free and waiting:
        _, since, who = heapq.heappop(waiting)
        wait += now - since
        free -= 1
        served += 1
        heapq.heappush(heap, Event(now + 1 + who % 4 / 2, "goes", who))
print(served, round(now, 6), round(wait, 6))


def medians(values):
    low, high = [], []
    for v in values:
        heapq.heappush(high, -heapq.heappushpop(low, -v))
        if len(high) > len(low):
            heapq.heappush(low, -heapq.heappop(high))
        yield -low[0] if len(low) > len(high) else (high[0] - low[0]) / 2


print(sum(medians(i * 37 % 101 for i in range(400))))
merged = list(heapq.merge(*[range(k, 300, k + 3) for k in range(1, 8)], [5, 5, 5]))
print(len(merged), merged == sorted(merged), sum(a * i for i, a in enumerate(merged)), list(itertools.islice(heapq.merge([9, 5, 1], [8, 4], reverse=True), 4)), list(heapq.merge(["aaa", "b"], ["cc"], key=len, reverse=True)))
counter, tasks, order = itertools.count(), [], []
for i in range(200):
    heapq.heappush(tasks, (i * 7 % 10, next(counter), lambda i=i: order.append(i)))
    if i % 3 == 2:
        heapq.heapreplace(tasks, (5, next(counter), lambda i=i: order.append(-i)))[2]()
while tasks:
    heapq.heappop(tasks)[2]()
print(len(order), sum(i * v for i, v in enumerate(order)), order[:8])
data = [i * i % 97 for i in range(200)]
print(heapq.nlargest(4, data), heapq.nsmallest(3, data, key=lambda x: -x), heapq.nlargest(2, enumerate(data), key=lambda p: p[1]), heapq.nsmallest(0, data), heapq.nlargest(999, data[:3]))
h = data[:]
heapq.heapify(h)
print(all(h[k] <= h[c] for k in range(len(h)) for c in (2 * k + 1, 2 * k + 2) if c < len(h)), [heapq.heappop(h) for _ in range(len(h))] == sorted(data))


class Odd:
    def __init__(self, n):
        self.n = n

    def __lt__(self, other):
        if self.n == 13 or other.n == 13:
            raise ValueError("unlucky")
        return self.n < other.n


mixed, failed = [], 0
for i in range(100):
    try:
        heapq.heappush(mixed, Odd(i * 3 % 40))
    except ValueError:
        failed += 1
        mixed.pop()
        heapq.heapify(mixed) if all(o.n != 13 for o in mixed) else mixed.clear()
print(len(mixed), failed, mixed[0].n)
for bad in (lambda: heapq.heappop([]), lambda: heapq.heapreplace([], 1), lambda: heapq.heappush((), 1), lambda: heapq.heapify(5), lambda: heapq.heapify([1, "a"]), lambda: heapq.heappushpop([1], "a")):
    try:
        print(bad())
    except (IndexError, TypeError) as e:
        print(type(e).__name__, e)
