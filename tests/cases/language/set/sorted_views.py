# Sets built in loops, set comprehension, frozensets as keys, comparisons of many sets.

colors = ["red", "green", "blue", "red", "blue", "red"]
unique = set()
order = []
for c in colors * 20:
    if c not in unique:
        unique.add(c)
        order.append(c)
print(order, sorted(unique), len(set(colors)))
sets = [{j for j in range(20) if j % k == 0} for k in range(1, 8)]
print([sorted(s)[:4] for s in sets])
chains = 0
for a in sets:
    for b in sets:
        if a < b:
            chains += 1
        if a & b == set():
            chains += 100
        if a | b == sets[0] and a ^ b <= sets[0] and not a - b > a:
            chains += 1000
print(chains)
edges = [(1, 2), (2, 3), (3, 1), (4, 5), (2, 1), (5, 4), (3, 4)]
undirected = {frozenset(e) for e in edges}
print(len(undirected), frozenset((4, 5)) in undirected, frozenset([9]) in undirected)
components = []
for a, b in edges:
    touching = [c for c in components if a in c or b in c]
    merged = {a, b}
    for c in touching:
        merged |= c
        components.remove(c)
    components.append(merged)
print([sorted(c) for c in components])
s = set(range(10))
removed = []
while s:
    x = min(s)
    s.discard(x)
    s -= {x * 2, x * 3}
    removed.append(x)
print(removed)
t = set()
for i in range(150):
    t ^= {i % 13}
    if len(t) > 6:
        t = {max(t), min(t)}
print(sorted(t), t == frozenset(t), {1, 2} == {2.0, True}, set("ab") | set("bc") == set("abc"))
t.update(range(3), "q")
print(len(t), sorted([str(x) for x in t]), bool(set()), set() < {1}, not {1} < {1})
