# dict: get, setdefault, pop, popitem, update, fromkeys, copy, clear, |, and their errors.
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
d = {"a": 1, 2: "b", None: [], (1, 2): {}, 1.5: "f"}
print(d.get("a"), d.get("z"), d.get("z", 5), t(d.get), t(d.get, []), t(d.get, 1, 2, 3), t(d.get, "a", default=1), t(lambda: d["z"]), t(lambda: d[[]]), t(lambda: d[{}]), t(lambda: d[(1, [])]), d[1, 2], t(d.__getitem__, slice(1)), d[2.0])
print(d.setdefault("a", 9), d.setdefault("n"), d.setdefault("m", []), t(d.setdefault), t(d.setdefault, []), d.pop("n"), d.pop("zz", "def"), t(d.pop, "zz"), t(d.pop), t(d.pop, {}), t(d.pop, "a", 1, 2), d.popitem(), t({}.popitem), t({}.pop, 1), t({}.pop, [], 1))
e = {}
print(e.update(), e.update(a=1), e.update([("b", 2), ["c", 3], "de"]), e.update({"a": 5}, z=0), e.update(zip("xy", "12")), e, t(e.update, 5), t(e.update, [1]), t(e.update, ["abc"]), t(e.update, [("a",)]), t(e.update, 1, 2), t(e.update, None), t(e.update, "ab"), t(e.update, [[[], 1]]))
class Keys:
    def keys(self): return ["k1", "k2"]
    def __getitem__(self, k): return k.upper()
print(dict(Keys()), dict(Keys(), k1=0), {**Keys()}, dict([("a", 1)], b=2), dict({1: 2}, **{"x": 3}), t(dict, 5), t(dict, [1, 2]), t(dict, [(1, 2, 3)]), t(dict, a=1, **{"b": 2}), t(dict, {}, {}), t(lambda: dict(**{1: 2})), dict(a=1) | {"b": 2}, {"a": 1} | {"a": 2, "c": 3}, t(lambda: {} | [(1, 2)]), t(lambda: {} + {}), t(lambda: {1: 2} < {}))
e |= [("q", 1)]; e |= Keys(); print(e, t(e.__ior__, 5), e.__or__([]) is NotImplemented, e.__ror__({"first": 0})["first"])
print(dict.fromkeys("ab"), dict.fromkeys([1, 2], []), t(dict.fromkeys), t(dict.fromkeys, 5), t(dict.fromkeys, [[]]), {}.fromkeys("x", 1), e.copy() == e, e.copy() is e, e.clear(), e, t(e.clear, 1), {1: "a", True: "b", 1.0: "c"}, {0: 1} == {0.0: 1.0}, {1: 2} != {1: 3}, {"x": 1, "y": 2} == {"y": 2, "x": 1})
c, n = {}, 0
for i in range(200):
    k = i * 7 % 23
    c[k] = c.get(k, 0) + i
    c.setdefault(str(k), []).append(i)
    if i % 10 == 9: n = n * 31 + (c.pop(k) if i % 20 == 9 else len(c.pop(str(k)))) & 0xffffff
    if i % 37 == 36: n += len(str(c.popitem()))
print(n, len(c), list(c)[:6])
