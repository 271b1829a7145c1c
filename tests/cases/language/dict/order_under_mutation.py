# The order of dicts: after deletes and re-insertions, popitem, update, merges, views compared, iteration with changes, resizes, keys equal but different.
d = dict(a=1, b=2, c=3); d["a"] = 9; del d["b"]; d["b"] = 8; d.update(c=7, z=0); print(d, d.popitem(), d, list(reversed(d)), list(reversed(d.items())))
d |= {"b": 1, "n": 2}; print(d, {"x": 0} | d, d | {"a": "last"}, d.setdefault("q", []), d.setdefault("a"), d.pop("c"), d)
def act(f):
    try: return f()
    except Exception as e: return f"{type(e).__name__}: {e}"
k = {1: "int", 2.0: "float"}; k[True] = "bool"; k[2] = "two"; k[1 + 0j] = "complex"; print(k, list(map(type, k)))
nan = float("nan"); n = {nan: 1, float("nan"): 2}; n[nan] = 3; print(len(n), n[nan], list(n.values()), nan in n, float("nan") in n, nan in n.keys(), (nan, 3) in n.items())
for f in (lambda: d.pop("none"), lambda: d.pop(), lambda: {}.popitem(), lambda: d[[]], lambda: d.update(5), lambda: d.update([1]), lambda: d.update([(1, 2, 3)]), lambda: d.update(["ab", "cd"]), lambda: dict([("x",)]), lambda: dict(5), lambda: dict(a=1, **{"a": 2}), lambda: {**5}, lambda: d | [("x", 1)], lambda: [] | d, lambda: d.__ior__([("k", "v")]), lambda: d < d, lambda: d.get(), lambda: d.fromkeys(5), lambda: d.fromkeys("ab", []), lambda: d.keys() + d.keys(), lambda: d.keys() & "ab", lambda: d.items() ^ {("a", 9)}, lambda: d.values() == d.values(), lambda: d.keys() == set(d), lambda: d.keys() >= {"a"}, lambda: d.keys().isdisjoint(["zz"]), lambda: d.keys()[0], lambda: d.keys().mapping["a"], lambda: setattr(d, "x", 1), lambda: hash(d.keys()), lambda: hash({}.items()), lambda: d.setdefault(), lambda: d.copy(1), lambda: len(d.items() - d.items()), lambda: ("a", []) in d.items(), lambda: {1: []}.items() & {(1, 2)}, lambda: {1: []}.items() | {3}): print(act(f))
def grow(d):
    for k in d: d[k + "x"] = 1
def shrink(d):
    for k in d: del d[k]
def same(d):
    for k in d: d[k] += 1
def clearing(d):
    for k in d.values(): d.clear()
def vitems(d):
    for k, v in d.items(): d.setdefault("late", v)
def inlist(d):
    for k in list(d): d[k * 2] = d.pop(k)
for f in (grow, shrink, same, clearing, vitems, inlist):
    e = {"a": 1, "b": 2, "c": 3}
    print(f.__name__, act(lambda: f(e)), e)
it = iter({1: 2}); e = {1: 1}; i2 = iter(e); next(i2); e[2] = 2; print(act(lambda: next(i2)), act(lambda: next(i2, "default")), it.__length_hint__(), next(it), it.__length_hint__())
class Key:
    def __init__(self, n): self.n = n
    def __hash__(self): return self.n % 3
    def __eq__(self, o): compares.append((self.n, o.n)); return self.n == o.n
    def __repr__(self): return f"K{self.n}"
compares = []
c = {Key(i): i for i in range(6)}; print(c, len(compares)); compares.clear(); print(c[Key(4)], compares, Key(9) in c, len(compares))
class Evil:
    def __hash__(self): return 1
    def __eq__(self, o): target.clear(); return False
target = {1: "x", 2: "y"}; target[Evil()] = "z"; print(len(target))
d, order, total = {}, [], 0
for i in range(600):
    k = i * 17 % 53 if i % 5 else str(i % 20)
    if i % 3 == 0 and k in d: total += d.pop(k)
    else: d[k] = i
    if i % 50 == 49: d.popitem(); order.append(next(iter(d))); order.append(next(reversed(d)))
    if i == 300: d = dict(reversed(d.items()))
    if i == 450: d = {v: i for i, v in enumerate(d)}
print(total, len(d), order, list(d)[:8], sum(v for v in d.values()))
