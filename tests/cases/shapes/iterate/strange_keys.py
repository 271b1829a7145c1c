# That some keys of the program's dicts compare themselves by code of the program costs nothing where other dicts are looked into. Then such a key, with the
# hash of one that is looked for, comes into the dict in mid-loop.
class Key:
    asked = 0

    def __init__(self, number):
        self.number = number

    def __hash__(self):
        return hash(self.number)

    def __eq__(self, other):
        Key.asked += 1
        return self is other


elsewhere = {Key(0): 0, Key(1): 1}


def count(d, n, late=None):
    for i in range(n):  # jit: body.operations=19 body.guards=6 body.allocations=0 body.residual_calls=1
        d[i % 100] = d.get(i % 100, 0) + 1
        if i == late:
            break
    return len(d)


def named(d, n, late=-1):
    total = 0
    for i in range(n):  # jit: body.operations=12 body.guards=5 body.allocations=0 body.residual_calls=0
        total += d["a"]
        d["b"] = total
        if i == late:
            break
    return total


def member(s, n, total=0):
    for i in range(n):  # jit: body.operations=12 body.guards=4 body.allocations=0 body.residual_calls=1
        if i % 100 in s:
            total += 1
    return total


class Node:
    pass


def objects(d, nodes, n):
    for i in range(n):  # jit: body.operations=22 body.guards=8 body.allocations=0 body.residual_calls=1
        d[nodes[i % 10]] += 1
    return d[nodes[3]]


def made(n, total=0):
    for i in range(n):  # jit: body.operations=9 body.guards=4 body.allocations=0 body.residual_calls=0
        d = {"x": i, "y": 1}
        d["z"] = d.pop("x") if "w" in d else d["y"]
        total += d["x"] + d["z"]
    return total


print(count({}, 3000), named({"a": 1, "b": 2}, 3000), member(set(range(0, 200)), 3000))
nodes = [Node() for i in range(10)]
print(objects(dict.fromkeys(nodes, 0), nodes, 3000), made(3000), Key.asked)
for key in 7, "a":
    d = {"a": 1, "b": 2, **dict.fromkeys(range(100), 1)}
    print(count(d, 300), named(d, 300))
    strange = Key(key)
    d[strange] = 5
    print(count(d, 300), named(d, 300), Key.asked)
    del d[key]
    print(d[strange], count(d, 300) if key == 7 else "a" in d, Key.asked)
    d = {strange: 2, "a": 1, "b": 3}
    print(named(d, 300), member({strange, *range(100)}, 300), Key.asked)
