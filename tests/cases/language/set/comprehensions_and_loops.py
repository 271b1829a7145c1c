# Sets built and changed in loops; membership decides control flow.
def sieve(n):
    out = set(range(2, n))
    for k in range(2, int(n ** 0.5) + 1):
        if k in out:
            out -= set(range(k * k, n, k))
    return out
print(sorted(sieve(100)))
seen, order = set(), []
x = 7
while x not in seen:
    seen.add(x); order.append(x)
    x = (x * x + 3) % 97
print(order, x, len(seen))
graph = {k: {k * 2 % 13, k * 5 % 13, (k + 4) % 13} for k in range(13)}
frontier, reached, steps = {1}, {1}, 0
while frontier:
    frontier = {n for k in frontier for n in graph[k]} - reached
    reached |= frontier
    steps += 1
print(reached, steps, {len(v) for v in graph.values()})
words = "the cat the dog a cat the end".split()
print(sorted({w for w in words if words.count(w) > 1}), len({*words}), {w[0] for w in words} == set("tcdae"))
n = 0
for k in range(100):
    s = {k % 7, k % 5, k % 3}
    if {0, 1} <= s: n += 10
    elif s.isdisjoint({2, 3}): n += 1
    if k % 2 in s: n += len(s ^ {1, 2})
print(n, frozenset({frozenset({1}), frozenset()}) == {frozenset(), frozenset([1])}, set() == frozenset(), {1} < {1, 2} < {1, 2, 3})
