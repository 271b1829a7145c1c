# A static or class method in a class gets another function from its own __init__, as a property does.
def first(*args):
    return "first", len(args)


def second(*args):
    return "second", len(args)


class C:
    static = staticmethod(first)
    of_class = classmethod(first)
    read = property(lambda self: "read")


counts = {}
o = C()
for i in range(200):
    if i == 100:
        C.__dict__["static"].__init__(second)
        C.__dict__["of_class"].__init__(second)
        C.__dict__["read"].__init__(lambda self: "read anew")
    v = o.static(1), C.static(), o.of_class(1), C.of_class(), o.read
    counts[v] = counts.get(v, 0) + 1
for v, n in counts.items():
    print(n, v)
try:
    C.__dict__["static"].__init__()
except TypeError as e:
    print(e)


class Sub(staticmethod):
    def __init__(self, f):
        super().__init__(second)


print(Sub(first)())
C.late = property(lambda self: 1)
for name in ("read", "late"):
    try:
        setattr(o, name, 1)
    except AttributeError as e:
        print(e)
