# The instance's __dict__: aliases, replaced, non-string keys, emptied under a hot loop.
class C:
    y = "class"
c = C(); c.x = 1
d = c.__dict__
d["y"] = 2; print(c.y, c.x); del d["y"]; print(c.y)
c.z = 3; print(d, d is c.__dict__, vars(c) is d)
d[5] = "five"; print(sorted(map(str, d))); del d[5]
c.__dict__ = {"w": 9}; print(c.w, hasattr(c, "x"), d)
d["late"] = 1; print(hasattr(c, "late"))
e = C(); e.__dict__ = c.__dict__; e.shared = 1; print(c.shared, e.w)
for bad in (5, None, [("a", 1)], "x"):
    try: c.__dict__ = bad
    except TypeError as x: print(x)
objs, total = [C() for _ in range(4)], 0
for o in objs: o.n = 1
for i in range(200):
    o = objs[i % 4]
    total += o.n
    if i % 50 == 10: o.__dict__["n"] = 10
    if i % 50 == 20: o.__dict__.clear(); o.n = 2.5
    if i % 50 == 30: o.__dict__.update(n=i, m=2); del o.m
    if i % 50 == 40: o.__dict__ = {"n": 7}
    if i == 150: C.n = 1000; del objs[3].__dict__["n"]
    if i == 170: C.n = property(lambda self: 5)
print(total, [sorted(o.__dict__.items()) for o in objs])
o = C(); o.b = o.a = 1; o.__dict__["c"] = 0; print(list(o.__dict__), list(vars(o).items())); del o.b; o.b = 5; print(list(o.__dict__))
