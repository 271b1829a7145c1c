# graphlib.TopologicalSorter: static orders, batches by get_ready and done, cycles, misuse.
from graphlib import CycleError, TopologicalSorter

t = TopologicalSorter({"d": ["b", "c"], "b": ["a"], "c": ["a"]})
print(list(t.static_order()))
t = TopologicalSorter()
t.add("x", "y", "z")
t.add("x", "w")
t.add("alone")
t.add("y", "z")
t.prepare()
rounds = []
while t.is_active():
    ready = t.get_ready()
    rounds.append(sorted(ready))
    t.done(*ready)
print(rounds, t.is_active(), bool(t))
for graph in ({1: [2], 2: [3], 3: [1]}, {"a": ["a"]}, {0: [1], 1: [0, 2], 2: []}):
    s = TopologicalSorter(graph)
    try:
        s.prepare()
    except CycleError as e:
        print(e.args[0], e.args[1], isinstance(e, ValueError))
    print(sorted(s.get_ready()))
s = TopologicalSorter({1: {2}})
for misuse in (lambda: s.get_ready(), lambda: s.done(1), lambda: s.is_active(), lambda: s.prepare(), lambda: s.prepare(), lambda: s.add(5), lambda: s.done(1), lambda: s.done(99), lambda: s.get_ready(), lambda: s.done(2), lambda: s.done(2), lambda: s.get_ready(), lambda: TopologicalSorter({1: 5}), lambda: TopologicalSorter({1: [[]]})):
    try:
        print(misuse())
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
total = 0
for n in range(3, 40):
    graph = {i: [k for k in range(i) if (i * k + n) % 5 == 0] for i in range(n)}
    order = list(TopologicalSorter(graph).static_order())
    place = {node: i for i, node in enumerate(order)}
    assert all(place[k] < place[i] for i in graph for k in graph[i])
    total += sum(i * node for i, node in enumerate(order))
print(total)
