# dict subclasses in hot loops: __missing__, __getitem__, __setitem__, __contains__, get and update that do or do not ask them, keys that are strings, ints, tuples, changing.
class Miss(dict):
    def __missing__(self, k): log.append(k); v = self[k] = len(self); return v
class NoStore(dict):
    def __missing__(self, k): return f"<{k}>"
class Loud(dict):
    def __getitem__(self, k): Loud.n += 1; return super().__getitem__(k)
    def __setitem__(self, k, v): Loud.n += 10; super().__setitem__(k, v)
    def __delitem__(self, k): Loud.n += 100; super().__delitem__(k)
    def __contains__(self, k): Loud.n += 1000; return super().__contains__(k)
    n = 0
class Lower(dict):
    def __setitem__(self, k, v): super().__setitem__(k.lower() if isinstance(k, str) else k, v)
    def __getitem__(self, k): return super().__getitem__(k.lower() if isinstance(k, str) else k)
    def __missing__(self, k): return self["default"] if "default" in self.keys() else None
    def get(self, k, d=None): return self[k] if self[k] is not None else d
log = []
m = Miss(a=1); print(m["a"], m["b"], m.get("c"), "c" in m, m.setdefault("d", 9), m["d"], m, log, m.pop("zz", "popped"))
def act(f):
    try: return f()
    except Exception as e: return f"{type(e).__name__}: {e}"
n = NoStore(); print(n["x"], len(n), act(lambda: n.pop("x")), "{k}".format_map(n), act(lambda: "{k}".format(**n)), act(lambda: eval("zz", {}, n)), n.get("q", 0), dict(n), {**n, "y": 1})
l = Loud(a=1, b=2); r = [Loud.n]; l["c"] = 3; l["a"]; r.append(Loud.n); l.get("a"); l.setdefault("z", 1); l.update(q=5); r.append(Loud.n); "a" in l; "a" in l.keys(); del l["c"]; r.append(Loud.n); l.pop("q"); list(l.items()); dict(l); {**l}; l | {"n": 1}; l.copy(); r.append(Loud.n); l |= {"w": 1}; l == {"a": 1}; [l[k] for k in l]; r.append(Loud.n); print(r, l, type(l | {}).__name__, type(l.copy()).__name__)
def kw(**k): return type(k).__name__, sorted(k)
print(kw(**l), Loud.n, kw(**m), kw(**NoStore(q=1)), type(dict.fromkeys("ab")).__name__, type(Loud.fromkeys("ab")).__name__, Loud.n)
w = Lower(); w["Key"] = 1; w["DEFAULT"] = "d"; w[5] = 2; print(w["KEY"], w["none"], w.get("nope", 3), w[5], dict(w), "Key" in w, w.pop("key"), act(lambda: w["none"]))
class Bad(dict):
    def __missing__(self, k, extra): return 1
class Raises(dict):
    def __missing__(self, k): raise LookupError(f"no {k}")
print(act(lambda: Bad()["x"]), act(lambda: Raises()["x"]), Raises().get("x"), act(lambda: type("I", (dict,), {"__missing__": 5})()["k"]))
i = dict(); i.__class__; d = Miss(); d.__missing__ = lambda k: "instance"; print(d["q"])
def count(d, keys):
    for k in keys: d[k] += 1
    return d
words = "a b c a b a".split(); print(count(Miss(), words) if False else dict(sorted(count(type("C", (dict,), {"__missing__": lambda s, k: 0})(), words).items())))
graph = type("G", (dict,), {"__missing__": lambda s, k: s.setdefault(k, [])})()
for i in range(60): graph[i % 7].append(i); graph[str(i % 3)].append(i)
print({k: len(v) for k, v in graph.items()})
class Tree(dict):
    def __missing__(self, k): t = self[k] = type(self)(); return t
t = Tree()
for p in ("a/b/c", "a/b/d", "x", "a/e/f/g"):
    at = t
    for part in p.split("/"): at = at[part]
print(t, len(t["a"]["b"]), "q" in t)
total = 0
dicts = [Miss(), NoStore(), Loud(), Lower(), {}, Raises(), Tree()]
keys = ["k", 5, (1, 2), "Key", 2.0, None, "k5", True]
for r in range(560):
    d = dicts[r * 3 % 7 if r > 150 else r % 2]; k = keys[r % 8 if r > 60 else 0]
    try:
        v = d[k]
        total += v if isinstance(v, (int, float)) else len(str(v))
        if r % 5 == 0: d[k] = r
        if r % 11 == 0: del d[k]
        if r % 13 == 0: total += d.get(k, 50) if isinstance(d.get(k, 50), int) else 7
        total += (k in d) + len(d)
    except LookupError as e: total += 1000 + len(str(e)); d[k] = r
    if r == 300: Miss.__missing__ = lambda self, k: -1
    if r == 400: NoStore.__getitem__ = lambda self, k: 3; del Loud.__getitem__
    if r == 480: Raises.__missing__ = NoStore.__missing__; dicts[4] = Miss(dicts[4])
print(total, Loud.n, [len(d) for d in dicts])
