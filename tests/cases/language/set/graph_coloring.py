# Graph algorithms on sets: coloring, cliques, topological order, bipartite check, set cover.


def neighbours(edges):
    graph = {}
    for a, b in edges:
        graph.setdefault(a, set()).add(b)
        graph.setdefault(b, set()).add(a)
    return graph


edges = [(i, (i * 3 + 1) % 24) for i in range(24)] + [(i, (i + 5) % 24) for i in range(0, 24, 2)]
graph = neighbours([(a, b) for a, b in edges if a != b])


def color(graph):
    colors = {}
    for node in sorted(graph, key=lambda n: (-len(graph[n]), n)):
        used = {colors[m] for m in graph[node] if m in colors}
        c = 0
        while c in used:
            c += 1
        colors[node] = c
    return colors


colors = color(graph)
print(max(colors.values()) + 1, all([colors[a] != colors[b] for a in graph for b in graph[a]]), [colors[n] for n in sorted(colors)])


def cliques(graph):
    best = set()

    def grow(clique, candidates):
        nonlocal best
        if len(clique) > len(best):
            best = set(clique)
        for n in sorted(candidates):
            grow(clique | {n}, candidates & graph[n] & {m for m in candidates if m > n})

    grow(set(), set(graph))
    return best


print(sorted(cliques(graph)), sorted(cliques(neighbours([(1, 2), (2, 3), (1, 3), (3, 4)]))))


def order(needs):
    done, out = set(), []
    while len(out) < len(needs):
        ready = sorted([n for n in needs if n not in done and needs[n] <= done])
        if not ready:
            return "cycle among " + ", ".join(sorted(set(needs) - done))
        out += ready
        done |= set(ready)
    return out


print(order({"shoes": {"socks", "trousers"}, "socks": set(), "trousers": {"pants"}, "pants": set(), "belt": {"trousers"}}), order({"a": {"b"}, "b": {"a"}, "c": set()}))


def cover(universe, subsets):
    left, chosen = set(universe), []
    while left:
        best = max(range(len(subsets)), key=lambda i: (len(subsets[i] & left), -i))
        if not subsets[best] & left:
            return None
        chosen.append(best)
        left -= subsets[best]
    return chosen


subsets = [{(i * k) % 60 for k in range(1, 12)} for i in range(1, 30)]
print(cover(range(60), subsets), cover({1, 99}, subsets))
components, left = [], set(graph)
rounds = 0
while left:
    start = min(left)
    seen, frontier = {start}, {start}
    while frontier:
        rounds += 1
        frontier = {m for n in frontier for m in graph[n]} - seen
        seen |= frontier
    components.append(len(seen))
    left -= seen
print(components, rounds)
total = 0
for i in range(120):
    a, b = set(range(i % 9)), set(range(i % 5, i % 11))
    total += len(a & b) + 10 * len(a | b) + 100 * len(a ^ b) + (a <= b) + (a < b) * 1000 + a.isdisjoint(b)
print(total)
