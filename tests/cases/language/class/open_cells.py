# Class attributes that are functions, classes or objects, and get others all the time.


class Thing:
    def __init__(self, name="thing"):
        self.name = name

    def __repr__(self):
        return f"<{self.name}>"


class Holder:
    last = None
    call = None
    kind = Thing


class Heir(Holder):
    pass


def one(*args):
    return "one", len(args)


def two(*args):
    return "two", len(args)


# Through the class, an instance, an heir and its instance; called, bound and only read.
def functions(count):
    a, b = Holder(), Heir()
    found = {}
    for i in range(count):
        Holder.call = one if i % 3 else two
        for value in (Holder.call(), a.call(1), Heir.call(1, 2), b.call(), (a.call)(), getattr(b, "call")(3)):
            found[value] = found.get(value, 0) + 1
    return found


print(functions(300))


def closures(count):
    total = 0
    a = Holder()
    for i in range(count):
        Holder.call = lambda self, i=i: i
        total += a.call()
        total += Holder.call(a)
        bound = a.call
        assert bound.__self__ is a and bound.__func__ is Holder.__dict__["call"]
    return total


print(closures(300))


def objects(count):
    seen = []
    a = Heir()
    for i in range(count):
        Holder.last = Thing(str(i))
        Holder.kind = (Thing, int, str)[i % 3]
        if i % 50 == 0:
            seen.append((a.last, Holder.last.name, a.kind, a.kind()if i % 3 else a.kind("x")))
    return seen


print(objects(300))


# An attribute of the instance goes before it, also where the class has a function, and one of a subclass as well.
def shadows(count):
    a = Heir()
    found = []
    for i in range(count):
        Holder.call = two
        if i == count // 2:
            a.call = lambda: "own"
        if i == count - 50:
            Heir.call = lambda *args: ("heir", len(args))
            del a.call
        Holder.call = one
        if i % 40 == 0:
            found.append(a.call())
    del Heir.call
    found.append(a.call())
    return found


print(shadows(400))


# What is in it becomes a descriptor's, or a property, a static or a class method comes.
class Turning:
    def __init__(self, tag):
        self.tag = tag


class Owner:
    field = None


def read(o, count):
    values = set()
    for _ in range(count):
        value = o.field
        values.add(value if isinstance(value, (str, int)) else type(value).__name__)
    return sorted(values, key=str)


def turning():
    o = Owner()
    o.field = "own"
    del o.field
    for i in range(200):
        Owner.field = Turning(i)
        o.field
    print(read(o, 100), Owner.field.tag)
    Turning.__get__ = lambda self, obj, owner: f"got {self.tag} {obj is None}"
    print(read(o, 100), Owner.field, Owner.__dict__["field"].tag)
    Turning.__set__ = lambda self, obj, value: print("set", value)
    o.field = 1
    print(read(o, 100), vars(o))
    for i in range(200):
        Owner.field = Turning(i)
    print(read(o, 100), o.field)
    Owner.field = 7
    o.field = 2
    print(read(o, 100), vars(o))
    del o.field
    del Turning.__get__, Turning.__set__
    Owner.field = Turning("plain")
    print(read(o, 100))
    for i in range(100):
        Owner.field = property(lambda self: "computed")
        assert o.field == "computed"
        Owner.field = staticmethod(lambda: "static")
        assert o.field() == "static"
        Owner.field = classmethod(lambda cls: cls)
        assert o.field() is Owner
        Owner.field = one
        assert o.field() == ("one", 1)
        Owner.field = len
        assert o.field("abc") == 3
        Owner.field = i
        assert o.field == i
    print(read(o, 10))


turning()


# An object in a class that takes another class, which is a descriptor's.
class Descriptor(Turning):
    def __get__(self, obj, owner):
        return f"described {self.tag}"


def reclassed():
    o = Owner()
    for i in range(200):
        Owner.field = held = Turning(i)
        o.field
    before = read(o, 100)
    held.__class__ = Descriptor
    after = read(o, 100)
    held.__class__ = Turning
    return before, after, read(o, 100)


print(reclassed())


# A metaclass whose attributes change: classes find them, and what classes have goes before.
class Meta(type):
    pass


class Made(metaclass=Meta):
    pass


def metaclasses(count):
    found = {}
    for i in range(count):
        Meta.hook = one if i % 2 else two
        value = Made.hook(i)
        if i == count // 2:
            Made.hook = lambda *args: ("made", len(args))
        found[value] = found.get(value, 0) + 1
    Meta.hook = property(lambda cls: lambda *args: ("data", len(args)))
    value = Made.hook(1)
    found[value] = 1
    return found


print(metaclasses(300))


# super() looks behind, and special methods are looked for in classes as ever.
class Behind(Holder):
    def call(self):
        return "behind", super().call()


def supers(count):
    b = Behind()
    found = {}
    for i in range(count):
        Holder.call = one if i % 4 else two
        value = b.call()
        found[value] = found.get(value, 0) + 1
        Holder.__len__ = (lambda self: 3) if i % 2 else (lambda self: 4)
        size = len(b)
        found[size] = found.get(size, 0) + 1
    del Holder.__len__
    return found


print(supers(200))
print({name: type(value).__name__ for name, value in vars(Holder).items() if not name.startswith("__")})
print(hasattr(Heir(), "call"), "call" in Holder.__dict__, Holder.__dict__.get("call") is one)
del Holder.call
print(hasattr(Heir(), "call"), hasattr(Holder, "call"))
