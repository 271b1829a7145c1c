# ChainMap, UserDict, UserList, UserString.
from collections import ChainMap, UserDict, UserList, UserString

cm = ChainMap({"a": 1}, {"a": 2, "b": 3})
print(cm, cm["a"], cm["b"], len(cm), list(cm), cm.parents, cm.new_child({"z": 1}), "b" in cm, cm.get("q", 7), dict(cm), cm | {"n": 1}, bool(ChainMap()))
cm["b"] = 9
print(cm.maps, cm.pop("b"), cm.maps, cm.copy() == cm)
for bad in (lambda: cm["q"], lambda: cm.pop("b"), lambda: ChainMap().popitem(), lambda: cm.__delitem__("b")):
    try:
        print(bad())
    except KeyError as e:
        print(e)


class U(UserDict):
    def __setitem__(self, key, value):
        super().__setitem__(key.lower(), value)


u = U(A=1)
u["B"] = 2
u.update(C=3)
print(u, u == {"a": 1, "b": 2, "c": 3}, list(u.items()), u.pop("a"), u.data, len(u), u | {"D": 4}, u.copy(), U.fromkeys("XY", 0), type(u.copy()).__name__)


class L(UserList):
    pass


l = L([3, 1, 2])
l.sort()
l.append(9)
l += [5]
print(l, l + [1], [0] + l, l[1:], type(l[1:]).__name__, l * 2, l == [1, 2, 3, 9, 5], l.index(9), l.pop(), l.count(1), 3 in l, l < [2], l.copy(), L("ab"), list(reversed(l)))
s = UserString("hello")
print(s.upper(), s + "x", "y" + s, s[1], len(s), type(s.upper()).__name__, s.split("l"), s == "hello", s.find("l"), s.replace("l", "L"), "ell" in s, s * 2, hash(s) == hash("hello"), s.join(["a", "b"]), s % () if "%" in s else "", UserString(5), s.startswith("he"), s.encode())
total = 0
for i in range(60):
    total += ChainMap({i: 1}, {0: i})[0] + len(U(x=i)) + sum(L([i, 1]))
print(total)
