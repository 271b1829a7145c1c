# Dicts and sets that grow, shrink and are refilled: order, lookups after many deletions, int and str keys, tuples.
d, s, log = {}, set(), []
for i in range(300):
    d[i * 7919 % 1009] = i
    s.add(i * 31 % 257)
    if i % 3 == 0: d.pop(i * 7919 % 1009 - 5, None)
    if i % 4 == 0: s.discard(i % 257)
print(len(d), len(s), sum(d), sum(d.values()), list(d)[:8], list(d)[-3:], sorted(s)[:8], sum(s))
for k in list(d)[::2]: del d[k]
print(len(d), list(d)[:5], d.get(7919 % 1009), 7919 % 1009 in d)
d.update((str(k), k) for k in range(50)); d.update({(k, k + 1): k for k in range(30)})
print(len(d), d["49"], d[(3, 4)], "50" in d, (30, 31) in d, [k for k in d if isinstance(k, tuple)][:2], list(reversed(d))[:2])
while len(d) > 10: log.append(d.popitem()[1])
print(len(log), log[:5], list(d.items())[:4]); d.clear(); d[1] = 2; print(d)
m = {k: k for k in range(20)}
for k in range(0, 20, 2): del m[k]
for k in range(0, 20, 4): m[k] = -k
print(list(m.items()), list(m.keys() - {1, 3}) == [] or sorted(m.keys() - {1, 3})[:4])
a = {1: "a", "1": "b", 1.5: "c", (1,): "d", None: "e", True: "f", frozenset([1]): "g", b"1": "h"}
print(a, len(a), [a[k] for k in (1.0, "1", 3 / 2, (True,), None, frozenset([1.0]), b"1")])
nest = {}
for p in ("a/b/c", "a/b/d", "a/e", "f"):
    cur = nest
    for part in p.split("/"): cur = cur.setdefault(part, {})
print(nest, {k: sorted(v) for k, v in nest.items()})
n, q = 0, {}
for i in range(400):
    k = (i * 37 % 64, i % 2) if i % 5 else str(i % 40)
    q[k] = q.get(k, 0) + i
    if i % 11 == 0 and q: n += q.pop(next(iter(q)))
    n = n * 3 + len(q) & 0xffffff
print(n, len(q), sum(q.values()))
