# A binary heap in a list, event simulation, Dijkstra's shortest paths.


class Heap:
    def __init__(self):
        self.items = []

    def push(self, item):
        items = self.items
        items.append(item)
        i = len(items) - 1
        while i > 0:
            parent = (i - 1) >> 1
            if items[parent] <= items[i]:
                break
            items[parent], items[i] = items[i], items[parent]
            i = parent

    def pop(self):
        items = self.items
        top = items[0]
        last = items.pop()
        if items:
            items[0] = last
            i = 0
            n = len(items)
            while True:
                child = 2 * i + 1
                if child >= n:
                    break
                if child + 1 < n and items[child + 1] < items[child]:
                    child += 1
                if items[i] <= items[child]:
                    break
                items[i], items[child] = items[child], items[i]
                i = child
        return top

    def __bool__(self):
        return bool(self.items)


h = Heap()
for i in range(150):
    h.push((i * 7919 % 211, i))
out = []
while h:
    out.append(h.pop())
print(out == sorted(out), out[:3], out[-1])
graph = {n: [((n * 3 + 1) % 60, n % 7 + 1), ((n + 11) % 60, 9 - n % 4), ((n * n + 2) % 60, 5)] for n in range(60)}


def dijkstra(start):
    distance = {start: 0}
    done = set()
    heap = Heap()
    heap.push((0, start))
    while heap:
        d, node = heap.pop()
        if node in done:
            continue
        done.add(node)
        for target, weight in graph[node]:
            if target not in distance or d + weight < distance[target]:
                distance[target] = d + weight
                heap.push((d + weight, target))
    return distance


d = dijkstra(0)
print(len(d), max(d.values()), [d.get(k) for k in (1, 11, 30, 59)])
h = Heap()
h.push(2.5)
h.push(1)
h.push(True)
h.push(2**65)
print(h.pop(), h.pop(), h.pop(), h.pop(), bool(h))
try:
    h.pop()
except IndexError as e:
    print(e)
