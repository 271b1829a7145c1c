# collections: ChainMap lookups and writes, UserDict, UserList, UserString as bases.
from collections import ChainMap, UserDict, UserList, UserString
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
a, b = {"x": 1, "y": 2}, {"y": 20, "z": 30}
c = ChainMap(a, b)
print(c, c["x"], c["y"], c["z"], t(lambda: c["q"]), c.get("q", 5), len(c), list(c), sorted(c.items()), "z" in c, c.maps, c.parents, c.new_child(), c.new_child({"k": 0})["k"], c.new_child(k=5)["k"], bool(ChainMap()), ChainMap(), c == {"x": 1, "y": 2, "z": 30})
c["z"] = 99; c["new"] = 0; print(a, b, t(c.__delitem__, "nope"), c.pop("x"), t(c.pop, "z" * 3), c.popitem(), t(ChainMap().popitem), c.setdefault("z", 7), c.setdefault("w", 7)); del c["w"]; t(lambda: c.clear()); print(a, b, c, c.copy() == c, c.copy().maps[0] is a, c.copy().maps[1] is b, c | {"p": 1}, {"p": 1} | c, ChainMap.fromkeys("ab", 1))
class UD(UserDict):
    def __setitem__(self, k, v): super().__setitem__(str(k), v)
    def __missing__(self, k): return f"no {k}"
u = UD({1: "a"}, b=2); u.update({3: 4}); print(u, u["1"], u[99], u.data, 1 in u, "1" in u, len(u), u | {5: 6}, u.copy(), type(u.copy()).__name__, u.get("zz"), u == {"1": "a", "b": 2, "3": 4}, sorted(u), t(UserDict, 5), UserDict.fromkeys("a", 1), u.pop("b"), u.setdefault(7, 8), repr(u))
class UL(UserList):
    def append(self, x): super().append(x * 2)
l = UL([3, 1]); l.append(5); l.sort(); print(l, l + [1], [0] + l, l * 2, l[1:], type(l[1:]).__name__, l.index(10), l == [1, 3, 10], l < [2], l.data, l.pop(), l.insert(0, 9), l, l.count(9), 9 in l, l.copy(), l.extend(UL([7])), l, t(lambda: l[99]), UserList("ab"), sorted(l, reverse=True), list(reversed(l)))
s = UserString("Hello"); print(s, repr(s), s.upper(), type(s.upper()).__name__, s + "!", "x" + s, s * 2, s[1], s[1:3], len(s), s == "Hello", s < "Z", hash(s) == hash("Hello"), "ell" in s, s.find("l"), s.split("l"), s % () if False else "", UserString("%d") % 5, s.replace("l", UserString("L")), int(UserString("5")), s.isalpha(), s.join(["a", "b"]), s.encode(), s.count("l"), [c for c in s][0], UserString(5), s.format(), "{}".format(s), f"{s!r}")
n, stack = 0, ChainMap({"depth": 0})
for i in range(120):
    stack = stack.new_child({"depth": i % 5, f"v{i % 3}": i}) if len(stack.maps) < 6 else stack.parents.parents
    n = n * 31 + stack["depth"] + len(stack) + stack.get("v1", 7) & 0xffffff
print(n)
