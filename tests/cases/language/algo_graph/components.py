# Strongly connected components (Tarjan), bridges and two-colouring of seeded random graphs.
def lcg(seed):
    while True:
        seed = (seed * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        yield seed >> 33
def tarjan(graph):
    index, low, stack, on, out = {}, {}, [], set(), []
    def go(v):
        index[v] = low[v] = len(index)
        stack.append(v); on.add(v)
        for w in graph[v]:
            if w not in index:
                go(w)
                low[v] = min(low[v], low[w])
            elif w in on:
                low[v] = min(low[v], index[w])
        if low[v] == index[v]:
            comp = []
            while True:
                w = stack.pop()
                on.discard(w)
                comp.append(w)
                if w == v: break
            out.append(sorted(comp))
    for v in graph:
        if v not in index: go(v)
    return out
def bridges(graph):
    seen, low, found = {}, {}, []
    def go(v, parent):
        seen[v] = low[v] = len(seen)
        for w in graph[v]:
            if w == parent: continue
            if w in seen: low[v] = min(low[v], seen[w])
            else:
                go(w, v)
                low[v] = min(low[v], low[w])
                if low[w] > seen[v]: found.append((min(v, w), max(v, w)))
    for v in graph:
        if v not in seen: go(v, None)
    return sorted(found)
def colour(graph):
    col = {}
    for s in graph:
        if s in col: continue
        col[s], todo = 0, [s]
        for v in todo:
            for w in graph[v]:
                if w not in col: col[w] = 1 - col[v]; todo.append(w)
                elif col[w] == col[v]: return (v, w)
    return ''.join('AB'[col[v]] for v in sorted(col))
for seed in range(1, 9):
    r, n = lcg(seed), 10 + seed * 2
    digraph = {v: sorted({next(r) % n for _ in range(next(r) % 3)}) for v in range(n)}
    print(seed, sorted(tarjan(digraph), key=len)[-1], len(tarjan(digraph)))
    und = {v: [] for v in range(n)}
    for v in digraph:
        for w in digraph[v]:
            if v != w and w not in und[v]: und[v].append(w); und[w].append(v)
    print('  ', bridges(und), colour(und))
print(colour({v: [(v + 1) % 8, (v - 1) % 8] for v in range(8)}))
