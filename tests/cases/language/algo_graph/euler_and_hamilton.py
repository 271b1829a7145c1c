# Euler walks by Hierholzer, Hamilton paths by bitmask, Gray cycles and de Bruijn words.
def euler(edges):
    adj, used = {}, [False] * len(edges)
    for n, (a, b) in enumerate(edges): adj.setdefault(a, []).append((b, n)); adj.setdefault(b, []).append((a, n))
    odd = sorted(v for v in adj if len(adj[v]) % 2)
    if len(odd) > 2: raise ValueError(f'odd nodes {odd}')
    stack, walk = [odd[0] if odd else min(adj)], []
    while stack:
        v = stack[-1]
        while adj[v] and used[adj[v][-1][1]]: adj[v].pop()
        if adj[v]: w, n = adj[v].pop(); used[n] = True; stack.append(w)
        else: walk.append(stack.pop())
    if len(walk) != len(edges) + 1: raise ValueError('not connected')
    return walk
print(euler([(0, 1), (1, 2), (2, 0), (0, 3), (3, 4), (4, 0)]), euler([('a', 'b'), ('b', 'c'), ('c', 'a'), ('a', 'd'), ('d', 'b')]))
for bad in ([(0, 1), (0, 2), (0, 3)], [(0, 1), (1, 0), (2, 3), (3, 2)]):
    try: euler(bad)
    except ValueError as e: print(e)
k = [(i, j) for i in range(9) for j in range(i)]
w = euler(k)
print(len(w), len({frozenset(p) for p in zip(w, w[1:])}), w[:8])
def hamilton(n, edge):
    best = {(1 << i, i): [i] for i in range(n)}
    for _ in range(n - 1):
        best = {(m | 1 << j, j): p + [j] for (m, i), p in best.items() for j in range(n) if not m >> j & 1 and edge(i, j)}
    return min(best.values(), default=None)
print(hamilton(7, lambda i, j: (i + j) % 3 != 0), hamilton(6, lambda i, j: abs(i - j) in (2, 3)), hamilton(5, lambda i, j: i % 2 == j % 2))
def squares(n):
    path, used = [], set()
    def go(v):
        path.append(v); used.add(v)
        if len(path) == n or any(go(w) for w in range(1, n + 1) if w not in used and int((v + w) ** 0.5 + 0.5) ** 2 == v + w): return True
        path.pop(); used.discard(v)
        return False
    return path if any(go(s) for s in range(1, n + 1)) else None
print(squares(15), squares(10), squares(16)[:5])
def debruijn(a, n):
    seen, out, at = set(), '', a[0] * (n - 1)
    while True:
        for c in reversed(a):
            if at + c not in seen: seen.add(at + c); out += c; at = (at + c)[1:]; break
        else: return out
for a, n in (('01', 3), ('01', 6), ('abc', 3)):
    d = debruijn(a, n)
    print(len(d), d[:30], len({(d + d)[i:i + n] for i in range(len(d))}) == len(a) ** n)
