# Many attributes, deep chains, attributes deleted and added in a loop, dir and vars.


class Big:
    pass


b = Big()
for i in range(120):
    setattr(b, "field%d" % i, i * i)
total = 0
for i in range(120):
    total += getattr(b, f"field{i}")
print(total, b.field0, b.field119, len(vars(b)))
for i in range(0, 120, 2):
    delattr(b, f"field{i}")
print(len(b.__dict__), hasattr(b, "field2"), list(vars(b))[:3])
b.field2 = "back"
print(list(vars(b))[-1])


class Node:
    def __init__(self, depth):
        self.depth = depth
        if depth:
            self.child = Node(depth - 1)


n = Node(20)
total = 0
for i in range(150):
    total += n.child.child.child.depth + n.child.child.child.child.child.depth
print(total)
toggled = Big()
hits = 0
for i in range(300):
    if i % 3 == 0:
        toggled.mark = i
    elif i % 3 == 1:
        hits += toggled.mark
    else:
        del toggled.mark
        hits += hasattr(toggled, "mark")
print(hits, vars(toggled))
b.__dict__["direct"] = 5
print(b.direct, "direct" in vars(b))
b.__dict__ = {"only": 1}
print(b.only, hasattr(b, "direct"))
print([name for name in dir(n) if not name.startswith("_")])
try:
    setattr(b, 5, 1)
except TypeError as e:
    print(e)
for bad in (5, None, "s", [], (), {}, len):
    try:
        bad.x = 1
    except AttributeError as e:
        print(e)
