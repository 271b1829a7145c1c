# globals() is a dict: one object, live both ways.
g = globals()
print(g is globals(), type(g), isinstance(g, dict))
g["made"] = 1
print(made)
made = 2
print(g["made"], g.get("made"), "made" in g, g.get("absent", 7))
del g["made"]
try:
    made
except NameError as e:
    print(e)
print({**{k: v for k, v in g.items() if k == "g"}}.keys())
g.update(a=1, b=2)
g.update({"c": 3})
print(a + b + c, g.pop("a"), g.setdefault("d", 9), d, g.setdefault("d", 10))
try:
    g["zzz"]
except KeyError as e:
    print("KeyError", e)
print((g | {"b": 5})["b"], g["b"], ({"b": 6} | g)["b"])
copy = g.copy()
print(type(copy), copy == g, g == copy, copy is g)
copy["b"] = 100
print(b, dict(g)["b"], len(dict(g)) == len(g))
g |= {"e": 4}
print(e, list(g)[-1])


def count(n):
    for i in range(n):
        g["counter"] = g.get("counter", 0) + i
    return counter


print(count(100))
len = lambda x: "mine"
print(len([]), g["len"]([]))
del len
print(len([1]))
import sys

print(vars(sys.modules["__main__"]) is g, sys.modules["__main__"].__dict__ is g, sys.modules["__main__"].b)
print(count.__globals__ is g)
print(sorted(k for k in list(vars()) if len(k) == 1))
setattr(sys.modules["__main__"], "attr", 8)
print(attr, g["attr"])
print(dir() == sorted(g))


def inside():
    one = 1
    two = 2
    return dir(), sorted(vars()), sorted(locals().items())


print(inside())
print((lambda p, q=3: sorted(locals().items()))(1))


def cells():
    shown = 5

    def user():
        return shown, locals()

    return user(), sorted(locals().keys())


print(cells())
print(list(map(lambda f: f() is g, [globals])))
