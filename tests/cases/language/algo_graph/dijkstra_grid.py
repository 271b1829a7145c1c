# Shortest paths on a weighted grid with an own binary heap; the path is drawn.
W, H = 14, 9
cost = [[1 + (x * x * 3 + y * 7 + x * y) % 9 for x in range(W)] for y in range(H)]
for x, y in ((3, 0), (3, 1), (3, 2), (3, 3), (8, 8), (8, 7), (8, 6), (8, 5)):
    cost[y][x] = None
class Heap:
    def __init__(self): self.items = []
    def push(self, item):
        a = self.items
        a.append(item)
        i = len(a) - 1
        while i > 0:
            p = (i - 1) >> 1
            if a[p] <= item: break
            a[i] = a[p]
            i = p
        a[i] = item
    def pop(self):
        a = self.items
        top, last = a[0], a.pop()
        if a:
            i, n = 0, len(a)
            while (c := 2 * i + 1) < n:
                if c + 1 < n and a[c + 1] < a[c]: c += 1
                if last <= a[c]: break
                a[i] = a[c]
                i = c
            a[i] = last
        return top
    def __bool__(self): return bool(self.items)
def search(start, goal):
    dist, back, heap, popped = {start: 0}, {}, Heap(), 0
    heap.push((0, start))
    while heap:
        d, at = heap.pop()
        popped += 1
        if at == goal:
            path = [at]
            while at in back:
                at = back[at]
                path.append(at)
            return d, path[::-1], popped
        if d > dist[at]: continue
        x, y = at
        for nx, ny in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if 0 <= nx < W and 0 <= ny < H and (c := cost[ny][nx]) is not None:
                nd = d + c
                if nd < dist.get((nx, ny), 10**9):
                    dist[nx, ny], back[nx, ny] = nd, at
                    heap.push((nd, (nx, ny)))
    return None, [], popped
for start, goal in (((0, 0), (13, 8)), ((0, 8), (13, 0)), ((5, 5), (5, 5))):
    d, path, popped = search(start, goal)
    print(d, len(path), popped, path[:5])
    marks = set(path)
    for y in range(H):
        print(''.join('*' if (x, y) in marks else '#' if cost[y][x] is None else str(cost[y][x]) for x in range(W)))
for y in range(H): cost[y][7] = None
print(search((0, 0), (13, 8)))
