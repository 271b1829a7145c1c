# Insertion order, replacement, deletion, lookup by equal keys.

d = {}
for i in range(300):
    d[i * 7 % 101] = i
print(len(d), list(d)[:5], d[0], d[100])
d[0] = "again"
print(list(d)[0], d[0])
del d[7]
d[7] = "new"
print(list(d)[-1], 7 in d, 1000 in d)
keys = {1: "int", "1": "str", (1,): "tuple", None: "none", 2.5: "float", True: "bool"}
print(keys, keys[1.0], keys[(1,)])
for bad in ([], {}, set(), [1]):
    try:
        keys[bad] = 1
    except TypeError as e:
        print(e)
for missing in ("x", 5, None, (1, 2)):
    try:
        keys[missing] if missing is not None else keys["none"]
    except KeyError as e:
        print("KeyError", e, e.args)
print({} == {}, {1: 2, 3: 4} == {3: 4, 1: 2}, {1: 2} == {1: 2.0}, {1: 2} != {1: 3})
nested = {"a": {"b": {"c": [1, 2]}}}
nested["a"]["b"]["c"].append(3)
nested["a"]["x"] = nested["a"]["b"]["c"]
print(nested)
print({**nested["a"], "z": 1}.keys(), dict(a=1, b=2), dict([("x", 1), ("y", 2)]), dict({"q": 1}, r=2))
a = {"x": 1, "y": 2}
b = {"y": 3, "z": 4}
print(a | b, b | a, a)
a |= b
print(a)
me = {}
me["self"] = me
print(me)
