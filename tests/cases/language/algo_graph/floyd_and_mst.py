# All pairs shortest paths with floats and infinity, Kruskal with union by size, Prim to compare.
INF = float('inf')
N = 12
edges = []
for i in range(N):
    for j in range(i + 1, N):
        w = (i * 17 + j * 29 + i * j) % 23
        if w % 3: edges.append((i, j, w + (0.5 if (i + j) % 4 == 0 else 0)))
dist = [[0 if i == j else INF for j in range(N)] for i in range(N)]
nxt = [[None] * N for _ in range(N)]
for i, j, w in edges:
    if w < 15:
        dist[i][j] = dist[j][i] = w
        nxt[i][j], nxt[j][i] = j, i
for k in range(N):
    for i in range(N):
        dik = dist[i][k]
        if dik == INF: continue
        for j in range(N):
            if dik + dist[k][j] < dist[i][j]:
                dist[i][j] = dik + dist[k][j]
                nxt[i][j] = nxt[i][k]
for i in range(0, N, 3): print(i, dist[i])
def path(i, j):
    out = [i]
    while i != j:
        i = nxt[i][j]
        if i is None: return None
        out.append(i)
    return out
print(path(0, 11), path(3, 8), path(5, 5), max(map(max, dist)))
parent, size = list(range(N)), [1] * N
def find(x):
    while parent[x] != x:
        parent[x] = parent[parent[x]]
        x = parent[x]
    return x
tree = []
for i, j, w in sorted(edges, key=lambda e: e[2]):
    a, b = find(i), find(j)
    if a != b:
        if size[a] < size[b]: a, b = b, a
        parent[b] = a
        size[a] += size[b]
        tree.append((i, j, w))
print(sum(w for *_, w in tree), tree)
inside, total = {0}, 0
while len(inside) < N:
    w, v = min((w, j if i in inside else i) for i, j, w in edges if (i in inside) != (j in inside))
    inside.add(v)
    total += w
print(total)
