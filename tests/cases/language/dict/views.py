# Views of dicts: sets of keys and items, order, mutation, comparison, reversed.

def attempt(f, *args, **kw):
    try:
        return repr(f(*args, **kw))
    except Exception as e:
        return f"{type(e).__name__}: {e}"

d = {"a": 1, "b": 2, "c": 3}; e = {"b": 2, "c": 9, "z": 0}
k, v, i = d.keys(), d.values(), d.items()
print(k, v, i, len(k), "a" in k, 1 in v, ("a", 1) in i, ("a", 2) in i, "a" in i, [1] in v, list(reversed(k)), list(reversed(v)), list(reversed(i)), list(reversed(d)), k.mapping, type(k.mapping).__name__)
print(sorted(k & e.keys()), sorted(k | e), sorted(k - e.keys()), sorted(k ^ e.keys()), sorted(k & ["a", "q"]), sorted(["a", "q"] & k), sorted({"a"} | k), sorted(["x"] - k) if False else "", sorted(i & e.items()), sorted(i | {("q", 1)}), sorted(i - e.items()), sorted(i ^ e.items()))
print(k == {"a", "b", "c"}, k == d.keys(), k != e.keys(), i == d.items(), i == set(i), v == v, v == d.values(), k < {"a", "b", "c", "d"}, k <= k, k > {"a"}, k >= {"z"}, i < set(i), k.isdisjoint(["q"]), k.isdisjoint(e), i.isdisjoint([("a", 1)]), k == ["a", "b", "c"], {"a"} < k, {"a", "b", "c"} == k)
for f in (lambda: k & 5, lambda: v & k, lambda: k + k, lambda: k[0], lambda: k < ["a"], lambda: v < v, lambda: k.isdisjoint(5), lambda: hash(k), lambda: i - 5, lambda: k.foo, lambda: next(k), lambda: {"a": []}.items() & {("a", 1)}, lambda: {"a": []}.items() | set(), lambda: k | [[]], lambda: type(k)(), lambda: d.keys(1)):
    print(attempt(f))
d["d"] = 4; del d["a"]
print(k, v, i, list(k), len(i))
def change(kind):
    x = {1: 1, 2: 2, 3: 3}
    view = getattr(x, kind)()
    for item in view:
        x[len(x) + 10] = 0
def drop(kind):
    x = {1: 1, 2: 2}
    for item in getattr(x, kind)():
        del x[1 if 1 in x else 2]
def swap():
    x = {1: 1, 2: 2}
    for key in x:
        del x[key]
        x[key + 10] = 0
for kind in ("keys", "values", "items"):
    print(attempt(change, kind), attempt(drop, kind))
print(attempt(swap))
x = {k: k for k in range(5)}
it = iter(x); next(it); x[99] = 1; print(attempt(next, it), attempt(next, it))
x = {1: 1}; x[2] = x; print(x, x.values(), x.items(), [x])
x = {}; x["v"] = x.values(); print(x)
n = 0
for k in range(100):
    d = {k: 1, k + 1: 2}
    n += len(d.keys() & {k, 5}) + len(d.items() - {(k, 1)}) + sum(d.values()) + (k in d.keys())
    d |= {k + 2: 3}
    n += len(d | {0: 0})
print(n)
