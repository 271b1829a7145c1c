# Topological order by Kahn and by depth first; cycles are reported as exceptions that carry them.
class Cycle(Exception):
    def __init__(self, nodes):
        super().__init__(' -> '.join(nodes))
        self.nodes = nodes
def kahn(graph):
    degree = {n: 0 for n in graph}
    for n in graph:
        for m in graph[n]:
            degree[m] = degree.get(m, 0) + 1
    ready = sorted(n for n in degree if not degree[n])
    order = []
    while ready:
        n = ready.pop(0)
        order.append(n)
        for m in graph.get(n, ()):
            degree[m] -= 1
            if not degree[m]:
                ready.append(m)
                ready.sort()
    if len(order) < len(degree):
        raise Cycle(sorted(n for n, d in degree.items() if d))
    return order
def deep(graph):
    state, order = {}, []
    def visit(n, trail):
        if state.get(n) == 2: return
        if state.get(n) == 1: raise Cycle(trail[trail.index(n):] + [n])
        state[n] = 1
        for m in graph.get(n, ()):
            visit(m, trail + [n])
        state[n] = 2
        order.append(n)
    for n in graph: visit(n, [])
    return order[::-1]
build = {'app': ['lib', 'ui'], 'ui': ['lib', 'draw'], 'draw': ['math'], 'lib': ['math', 'io'], 'io': []}
print(kahn(build), deep(build))
for i in range(100):
    a, b = sorted(build)[i % 5], sorted(build)[(i * 3 + 1) % 5]
    g = {k: list(v) for k, v in build.items()}
    g[a].append(b)
    try:
        k = kahn(g)
        d = deep(g)
        pos = {n: p for p, n in enumerate(d)}
        good = all(pos[n] < pos[m] for n in g for m in g[n])
        line = f'{a}->{b} fine {k[0]} {good}'
    except Cycle as e:
        try: deep(g)
        except Cycle as f: line = f'{a}->{b} {e} | {f} | {len(f.nodes)}'
    if i < 25: print(line)
chain = {str(i): [str(i + 1)] for i in range(150)}
print(deep(chain)[:3], len(kahn(chain)))
