# collections: OrderedDict's move_to_end, popitem, equality; defaultdict's factories, missing, union; repr.
from collections import OrderedDict, defaultdict
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
o = OrderedDict(a=1, b=2, c=3)
print(o, OrderedDict(), OrderedDict([(1, 2)]), o.move_to_end("a"), o, o.move_to_end("c", last=False), o, t(o.move_to_end, "z"), o.popitem(), o.popitem(last=False), o, t(OrderedDict().popitem), t(OrderedDict, 5), list(reversed(OrderedDict(x=1, y=2))))
print(OrderedDict(a=1, b=2) == OrderedDict(b=2, a=1), OrderedDict(a=1, b=2) == {"b": 2, "a": 1}, {"b": 2, "a": 1} == OrderedDict(a=1, b=2), OrderedDict(a=1) | {"b": 2}, {"z": 0} | OrderedDict(a=1), type(OrderedDict() | {}).__name__, OrderedDict.fromkeys("ab", 0), o.copy(), o.setdefault("n", 5), o.pop("n"), o.pop("zz", 1), t(o.pop, "zz"), o.update(q=1), o, o.keys(), o.items(), o.values(), o.clear(), o, type(o.keys()).__name__)
def grow():
    for k in x: x[k + "!"] = 1
x = OrderedDict(a=1); print(); x["self"] = x; print(x)
class R(OrderedDict):
    def __missing__(self, k): return k * 2
print(R(a=1), R()["q"], type(R(a=1).copy()).__name__)
d = defaultdict(list); d["a"].append(1); d["b"]; print(d, d["c"], d.get("zz"), "zz" in d, d.default_factory, defaultdict(int, a=1)["q"], defaultdict(lambda: 5)["x"], t(defaultdict, 5), defaultdict(None, a=1), t(lambda: defaultdict()["k"]), t(defaultdict, int, 5), d.copy(), type(d.copy()).__name__, d == {"a": [1], "b": [], "c": []})
d.default_factory = None; print(t(lambda: d["new"])); d.default_factory = dict; print(d["new"], d.__missing__("m"), d, t(lambda: defaultdict(lambda: 1 / 0)["z"]), defaultdict(int) | {"a": 1}, {"a": 1} | defaultdict(str), d.__reduce__()[1])
tree = lambda: defaultdict(tree); r = tree(); r["a"]["b"]["c"] = 1; print(list(r), list(r["a"]), r["a"]["b"]["c"], defaultdict(defaultdict), repr(defaultdict(int, {1: 2})))
class M(defaultdict):
    def __missing__(self, k): self[k] = v = f"<{k}>"; return v
print(M()["x"], M(int)["y"], M())
n, g, lru = 0, defaultdict(lambda: defaultdict(int)), OrderedDict()
for i in range(200):
    g[i % 7][i % 3] += i
    lru[i % 13] = i; lru.move_to_end(i * 5 % 13 if i * 5 % 13 in lru else i % 13, last=i % 2 == 0)
    if len(lru) > 6: n = n * 31 + lru.popitem(last=False)[1] & 0xffffff
print(n, sum(sum(v.values()) for v in g.values()), list(lru))

# A copy has the attributes, views that hold themselves are shown, and a subclass's own `update` is not called by `__init__`.
import copy


class Own(OrderedDict):
    def update(self, *args, **kwargs):
        raise ValueError("mine")


own = Own([("a", 1)], b=2)
own.mark = [3]
print(own, copy.copy(own).mark is own.mark, copy.deepcopy(own).mark, hasattr(OrderedDict(own), "mark"))
held = OrderedDict(a=1)
held["values"] = held.values()
print(repr(held))
held["values"] = held.items()
print(len(repr(held)) > 10)
