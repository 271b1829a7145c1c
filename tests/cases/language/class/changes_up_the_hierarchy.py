# A base of a base changes while a loop uses the class at the bottom: methods, attributes, dunders, new hooks.


class Root:
    unit = 1

    def cost(self, n):
        return n


class Middle(Root):
    pass


class Leaf(Middle):
    def total(self, n):
        return self.cost(n) * self.unit


leaf = Leaf()
seen = []
previous = None
for i in range(420):
    if i == 60:
        Root.unit = 10
    elif i == 120:
        Middle.cost = lambda self, n: n + 1000
    elif i == 180:
        del Middle.cost
    elif i == 240:
        Root.cost = lambda self, n: -n
    elif i == 300:
        Leaf.unit = 0.5
    elif i == 360:
        leaf.unit = 2**64
    v = leaf.total(7)
    if v != previous:
        seen.append((i, v))
        previous = v
print(seen)
probe = Leaf()
results = []
for i in range(360):
    if i == 60:
        Root.__len__ = lambda self: 0
    elif i == 120:
        Middle.__bool__ = lambda self: True
    elif i == 180:
        Root.__getattr__ = lambda self, name: name.upper()
    elif i == 240:
        Root.__eq__ = lambda self, other: "equal"
    elif i == 300:
        Middle.__add__ = lambda self, other: ("added", other)
    try:
        r = bool(probe), getattr(probe, "missing", None), probe == 5
        r = r + (probe + i,) if i == 310 else r
    except TypeError as e:
        r = str(e)
    if not results or results[-1] != r:
        results.append(r)
print(results)


class Swapped(Leaf):
    def total(self, n):
        return "swapped"


objects = [Leaf() for _ in range(4)]
out = []
for i in range(200):
    o = objects[i % 4]
    if i == 100:
        objects[2].__class__ = Swapped
    out.append(o.total(1))
print(len([v for v in out if v == "swapped"]), out[99], out[103])
