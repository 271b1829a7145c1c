# Attributes that become descriptors, instance entries that are shadowed, lookups that change under a hot loop.
class C: pass
c = C(); c.x = 1; c.y = 2
class Data:
    def __get__(self, o, t): return 100
    def __set__(self, o, v): o.__dict__["set"] = v
class NonData:
    def __get__(self, o, t): return 1000 if o is not None else "class"
total = 0
for i in range(200):
    if i == 30: C.x = NonData()
    if i == 50: C.x = Data()
    if i == 70: c.x = 7
    if i == 80: del C.x
    if i == 100: C.z = NonData()
    if i == 110: c.z = 3
    if i == 120: del c.z
    if i == 130: C.__getattr__ = lambda self, n: 5
    if i == 140: del C.z
    if i == 150: C.__getattribute__ = lambda self, n: 9
    if i == 160: del C.__getattribute__; C.y = property(lambda self: self.__dict__["y"] * 2)
    if i == 170: del C.__getattr__
    if i == 180: NonData.__set__ = lambda self, o, v: None; C.w = NonData(); c.__dict__["w"] = -1
    if i == 190: Data.__get__ = lambda self, o, t: 0.5; C.x = Data()
    total += c.x + c.y
    try: total += c.z
    except AttributeError as e: total += len(str(e))
    try: total += c.w
    except AttributeError: total -= 1
print(total, sorted(c.__dict__.items()), C.w if 0 else "")
class F:
    def m(self): return "method"
f = F()
out = []
for i in range(60):
    if i == 10: f.m = lambda: "instance"
    if i == 20: F.m = Data()
    if i == 30: del F.m
    if i == 40: del f.m; F.m = staticmethod(lambda: "static")
    if i == 50: F.m = classmethod(lambda cls: cls.__name__)
    out.append(f.m() if callable(f.m) else f.m)
print([(k, out.count(k)) for k in dict.fromkeys(out)])
