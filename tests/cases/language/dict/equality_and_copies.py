# Dicts compared, copied, merged; keys of equal value; nested and shared.
a = {"x": [1], "y": {"z": 2}}
b, c = a.copy(), dict(a)
b["x"].append(2); c["y"] = 5
print(a, b, c, a == b, a == c, a["x"] is b["x"], {**a} == a, a | {"x": 0}, {"w": 1} | a)
print({1: 1, True: 2, 1.0: 3}, {0: "z", False: "f"}, {"a": 1} == {"a": True}, {1: "a"} == {1.0: "a"}, {} == {}, {1: {}} != {1: []}, {"a": 1, "b": 2} == dict(b=2, a=1))
class K:
    def __init__(self, v): self.v = v
    def __hash__(self): return hash(self.v) % 3
    def __eq__(self, o): return isinstance(o, K) and self.v == o.v
    def __repr__(self): return f"K({self.v})"
d = {}
for k in range(40):
    d[K(k % 7)] = d.get(K(k % 7), 0) + k
print(d, K(3) in d, K(9) in d, d.pop(K(2)), len(d), list(d)[:3])
def merge(*ds):
    out = {}
    for x in ds:
        for k, v in x.items():
            out[k] = merge(out[k], v) if isinstance(v, dict) and isinstance(out.get(k), dict) else v
    return out
print(merge({"a": {"b": 1, "c": 2}}, {"a": {"b": 3, "d": {"e": 4}}}, {"a": {"d": {"f": 5}}, "g": 6}))
e = {k: {} for k in range(3)}
for k in range(100):
    e[k % 3][k % 5] = e[(k + 1) % 3].get(k % 4, 0) + k
print(e, sum(sum(v.values()) for v in e.values()), all(x == dict(x) for x in e.values()))
inv = {v: k for k, v in {"one": 1, "two": 2}.items()}
inv.update(zip((3, 4), "ab")); inv |= ((5, "c"),)
print(inv, dict(sorted(inv.items(), reverse=True)), list(map(inv.get, range(7))))
