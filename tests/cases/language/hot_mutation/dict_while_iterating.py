# Dicts changed by their own loop: RuntimeErrors, same size changes, views that live on.
def attempt(f):
    d = {i: i for i in range(8)}
    out = []
    try:
        for k in f.__defaults__[0](d):
            out.append(k)
            if len(out) > 12: break
            f(d, k)
    except RuntimeError as e: out.append(str(e))
    return out
keys, items, values = (lambda d: d), (lambda d: d.items()), (lambda d: d.values())
def add(d, k, over=keys): d[len(d) + 100] = 1
def rem(d, k, over=keys): d.pop(7, None)
def same(d, k, over=keys): d[k] = 100
def swap(d, k, over=keys): del d[k]; d[k + 50] = 1
def late(d, k, over=items):
    if k[0] == 7: d["x"] = 1
def clear(d, k, over=values): d.clear()
def pop(d, k, over=values): d.popitem()
def rev(d, k, over=reversed): d["new"] = 1
def setd(d, k, over=keys): d.setdefault(k, 5)
def upd(d, k, over=keys): d.update({0: "u"})
for f in (add, rem, same, late, clear, pop, rev, setd, upd): print(f.__name__, attempt(f))
d = {"a": 1}
v, ks, it = d.values(), d.keys(), d.items()
d["b"] = 2; print(list(v), ks, len(it), ("b", 2) in it, ks & {"a", "z"}, ks | {"c"} >= {"a"}, it - {("a", 1)}); d.clear(); print(v, ks, it)
total = 0
for r in range(60):
    d = dict.fromkeys(range(r % 9), r)
    try:
        for k in d:
            total += k
            if k == 5: d[k] = -1
            if k == 6: del d[0]
    except RuntimeError as e: total += 1000
    for k in list(d): d.pop(k)
    total += len(d)
print(total)
