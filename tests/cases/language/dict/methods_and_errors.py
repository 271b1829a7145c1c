# Every method of dict, its constructor, operators, and complaints.

def attempt(f, *args, **kw):
    try:
        return repr(f(*args, **kw))
    except Exception as e:
        return f"{type(e).__name__}: {e}"

print(dict(), dict(a=1), dict([("a", 1), ("b", 2)]), dict({"a": 1}, b=2), dict([["x", 1], "yz", (3, 4)]), dict(zip("ab", range(2))), dict([(1, 2)], **{"k": 3}), {**{"a": 1}, "b": 2, **{"a": 3}})
class M:
    def keys(self): return ["p", "q"]
    def __getitem__(self, k): return k * 2
print(dict(M()), {**M()}, attempt({}.update, M()), dict(dict.fromkeys("abc")), dict.fromkeys([1, 2], 0), dict.fromkeys(range(2), []), attempt(dict.fromkeys, 5), attempt(dict.fromkeys))
for args in [(5,), ([1],), ([(1,)],), ([(1, 2, 3)],), (["abc"],), ([[], []],), ([([], 1)],), (None,), (1, 2), ("ab",), ([5, 6],), ([None],)]:
    print(attempt(dict, *args), attempt({}.update, *args))
d = {"a": 1, "b": None}
print(d.get("a"), d.get("z"), d.get("z", 5), d.get("b", 7), attempt(d.get), attempt(d.get, []), d.setdefault("a", 9), d.setdefault("c"), d.setdefault("d", 4), d, d.pop("d"), d.pop("zz", "dflt"), attempt(d.pop, "zz"), attempt(d.pop), d.popitem(), d, attempt({}.popitem), d.copy() is d, d.copy() == d, d.update(x=1), d.update([("y", 2)], z=3), d, d.clear(), d)
print(attempt(lambda: {}["k"]), attempt(lambda: {}[()]), attempt(lambda: {}[[]]), attempt(lambda: {[]: 1}), attempt(lambda: {(1, []): 1}), attempt({}.__getitem__, 5), attempt({}.__delitem__, 5), attempt({}.__setitem__, {}, 1), attempt(lambda: [] in {}), attempt(lambda: {} + {}), attempt(lambda: {} | []), attempt(lambda: {} < {}), attempt(lambda: [] | {}), attempt(lambda: hash({})), attempt(lambda: {}.foo), attempt(lambda: {}.pop(1, 2, 3)))
a = {"x": 1, "y": 2}; b = a
b |= {"y": 5, "z": 6}; print(a is b, a, a | {"q": 0}, {"q": 0} | a, type(a | {}).__name__)
b |= [("l", 1)]; print(b)
def bad():
    c = {}
    c |= 5
print(attempt(bad), {1: "a"} == {1.0: "a"}, {1: 2} != {1: 3}, {1: 2, 3: 4} == {3: 4, 1: 2}, {} == [], {"k": float("nan")} == {"k": float("nan")})
e = {k: k * k for k in range(10)}
for k in list(e):
    if k % 3 == 0: del e[k]
e[0] = "again"; e[3] = "new"; print(e, list(e.items())[::-1], len(e), sorted(e, key=str))
print({True: 1, 1: 2, 1.0: 3}, {0: "a", False: "b", -0.0: "c"}, {(1, 2): 3}[(1, 2)], {None: 1}[None], {frozenset([1]): 2}, {"a": {"b": {"c": []}}}, {1: {2: 3}}[1][2])
class D(dict):
    def __missing__(self, key): return f"<{key}>"
x = D(a=1); print(x["a"], x["q"], x.get("q"), "q" in x, x, D.fromkeys("ab", 1), type(D.fromkeys("a")).__name__, type(x.copy()).__name__, type(x | {}).__name__)
n = 0
for k in range(100):
    d = {}
    d[k] = d.setdefault("s", k)
    d[str(k)] = d.pop("s") + 1
    d.update({k + 0.5: 1}, extra=2)
    n += sum(v for v in list(d.values())) if False else sum(list(d.values())) + len(d)
print(n, d)
print(list(iter({1: 2})), max({"a": 1, "b": 0}), sorted({"b": 1, "a": 2}.items()), {k: v for k, v in zip("abc", [1, 2, 3])}, dict(enumerate("ab")), repr({"q": "it's", 'd': 'say "x"'}))
