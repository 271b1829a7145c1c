# dict views: set operations, reversed, mapping, isdisjoint, live updates, errors while changing.
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
d = {"a": 1, "b": 2, "c": 3}
k, v, it = d.keys(), d.values(), d.items()
print(k, v, it, len(k), "a" in k, 2 in v, ("a", 1) in it, ("a", 2) in it, ["a", 1] in it, "a" in it, list(reversed(k)), list(reversed(v)), list(reversed(it)), list(reversed(d)), type(k.mapping).__name__, t(lambda: k.mapping["z"]))
print(sorted(k & {"a", "z"}), sorted(k | "xy"), sorted(k - ["a"]), sorted(k ^ {"a", "q"}), sorted({"a", "q"} - k), sorted({"z"} | k), k.isdisjoint("xyz"), k.isdisjoint(["a"]), k == {"a", "b", "c"}, k != set(), k < {"a", "b", "c", "d"}, k >= {"a"}, {"a"} <= k, t(lambda: k < ["a"]), k == ["a", "b", "c"], v == d.values(), v == v, it == {("a", 1), ("b", 2), ("c", 3)}, sorted(it & {("a", 1), ("b", 9)}), sorted(it - {("a", 1)}), it.isdisjoint([("a", 2)]))
print(t(lambda: k + k), t(lambda: v & v), t(lambda: k & 5), t(lambda: k[0]), t(hash, k), t(hash, v) != "", t(lambda: {"x": []}.items() & {1}), t(lambda: {"x": []}.items() | {1}), t(lambda: k.foo), t(len, v), type(k & k).__name__, t(type(k)), dict.keys(d) == k, t(dict.keys, 5), t(d.keys, 1))
d["z"] = 0; del d["a"]; print(list(k), list(v), it, d.popitem(), k)
def grow():
    for x in d: d[x + "!"] = 1
def shrink():
    for x in d.items(): d.pop("c", None)
def change():
    for x in d: d[x] = 5
    return d
def swap():
    for x in d.values(): d.pop("b", None); d["new"] = 1
print(t(grow), d); print(t(shrink), d); print(t(change))
i = iter({1: 2}); e = {1: 1, 2: 2}; j = iter(e); next(j); e.clear(); print(next(i), t(next, i), t(next, j), t(next, j), j.__length_hint__())
d = {}; d["d"] = d; d["v"] = d.values(); print(str(d)[:60], repr(d.items())[:40])
d = dict.fromkeys(range(5), 0); d[2] = d.pop(2); d[9] = 1; d.update({0: 7}); print(list(d.items()), next(iter(d)), next(reversed(d)), d == dict(sorted(d.items())))
n, m = 0, {i: i * i for i in range(20)}
for i in range(150):
    m[i % 31] = i; m.pop(i % 17, 0)
    n = n * 3 + len(m.keys() & {i, i % 31}) + (i in m.values()) + sum(m.values()) + next(reversed(m)) + ((i % 31, i) in m.items()) & 0xffffff
print(n)
