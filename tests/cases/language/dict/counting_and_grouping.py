# Dicts in hot loops: counting, grouping, memo, inverted index, deletion while keeping order.
text = "it was the best of times it was the worst of times it was the age of wisdom"
counts, firsts = {}, {}
for k, w in enumerate(text.split()):
    counts[w] = counts.get(w, 0) + 1
    firsts.setdefault(w, k)
print(counts, firsts, max(counts, key=counts.get), sorted(counts.items(), key=lambda kv: (-kv[1], kv[0]))[:3])
groups = {}
for k in range(60):
    groups.setdefault(k * k % 7, []).append(k)
print({k: v[:4] for k, v in groups.items()}, {len(v): k for k, v in groups.items()})
memo = {}
def ways(n, m):
    if n == 0: return 1
    if n < 0 or m == 0: return 0
    key = n, m
    if key not in memo:
        memo[key] = ways(n, m - 1) + ways(n - m, m)
    return memo[key]
print(ways(40, 40), len(memo))
d = {k: str(k) for k in range(20)}
for k in list(d):
    if k % 3 == 0: del d[k]
    elif k % 3 == 1: d[k] = d.pop(k)
print(list(d), d.popitem(), next(iter(d)), next(reversed(d)), len(d))
mixed = {1: "int", "1": "str", 1.5: "float", (1,): "tuple", None: "none", True: "bool", b"1": "bytes", 1j: "complex", frozenset(): "fs", ...: "dots"}
print(mixed, len(mixed), mixed[1.0], mixed[0 + 1j])
lru = {}
for k in range(100):
    key = k * 7 % 11
    lru[key] = lru.pop(key, 0) + 1
    if len(lru) > 5: del lru[next(iter(lru))]
print(lru, {**lru, "x": 1} | {"y": 2}, dict(sorted(lru.items())))
