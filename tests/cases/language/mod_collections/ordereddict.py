# OrderedDict: order counts, and can be changed.
from collections import OrderedDict

d = OrderedDict([("a", 1), ("b", 2), ("c", 3)])
d.move_to_end("a")
print(d, list(d), d.popitem(), d.popitem(last=False), d, OrderedDict(x=1), OrderedDict())
d["z"] = 9
d.move_to_end("z", last=False)
print(d.keys(), d.items(), d.values(), list(reversed(d)), list(reversed(d.items())), d == {"c": 3, "z": 9}, d == OrderedDict([("c", 3), ("z", 9)]), d == OrderedDict([("z", 9), ("c", 3)]), d != {"c": 3})
print(d.pop("z"), d.pop("q", None), d.setdefault("k", 5), d.get("nope"), d | {"n": 1}, {"n": 1} | d, OrderedDict.fromkeys("ab", 0), d.copy(), len(d))
for bad in (lambda: d.pop("q"), lambda: d.move_to_end("q"), lambda: OrderedDict().popitem(), lambda: OrderedDict(5), lambda: OrderedDict([1])):
    try:
        print(bad())
    except (KeyError, TypeError) as e:
        print(type(e).__name__, e)
d.update(b=7, c=8)
print(d)
lru = OrderedDict()
hits = 0
for i in range(200):
    key = i * i % 13
    if key in lru:
        hits += 1
        lru.move_to_end(key)
    lru[key] = i
    if len(lru) > 4:
        lru.popitem(last=False)
print(hits, list(lru.items()))
