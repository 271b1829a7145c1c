# What `__slots__` name is no part of `__dict__`, whatever an instance is made of and however many attributes there are.
class Plain:
    pass


def show(function):
    try:
        return function()
    except (AttributeError, TypeError) as e:
        return type(e).__name__ + ": " + str(e)


for base in Plain, list, dict, str, float, set, Exception, OSError:

    class Mid(base):
        pass

    class Slots(Mid):
        __slots__ = ("s", "t")

    class Below(Slots):
        __slots__ = ()

    class More(Below):
        __slots__ = ("u",)

        def set_many(self):
            self.a0 = self.a1 = self.a2 = self.a3 = self.a4 = self.a5 = self.a6 = self.a7 = self.a8 = 1
            self.b0 = self.b1 = self.b2 = self.b3 = self.b4 = self.b5 = self.b6 = self.b7 = self.b8 = 2
            self.c0 = self.c1 = self.c2 = self.c3 = self.c4 = self.c5 = self.c6 = self.c7 = self.c8 = 3

    print(base.__name__)
    for cls in Slots, Below, More:
        o = cls()
        o.a = 1
        o.s = 2
        o.b = 3
        if cls is More:
            o.u = 4
        print(sorted(o.__dict__), sorted(vars(o).values()))
        o.__dict__ = {"a": 3}
        print(show(lambda: (o.s, o.a)), hasattr(o, "b"))
        o.t = 5
        o.__dict__.clear()
        print(getattr(o, "s", None), getattr(o, "t", None), getattr(o, "u", None))
        del o.s
        print(show(lambda: o.s), o.t, o.__dict__)
        vars(o).update(s=7, a=8)
        print(show(lambda: o.s), o.t, o.a, o.__dict__)
        o.s = 9
        print(o.s, o.__dict__["s"], hasattr(o, "a"))
    o.set_many()
    print(o.s, len(o.__dict__), o.__dict__["s"])
    o = More()
    o.set_many()
    o.u = 1
    print(len(o.__dict__), o.u)


for count in 23, 24, 25, 199, 200, 201, 249:
    for base in object, list:
        names = ["n%d" % i for i in range(count)]

        class Many(base):
            __slots__ = names + ["__dict__"]

        o = Many()
        for i, name in enumerate(names):
            setattr(o, name, i)
        o.other = 1
        print(o.__dict__)
        vars(o)["n3"] = 9
        print(o.n3, o.n22, sum(getattr(o, name) for name in names))


# What builtin exceptions keep is no part of their dict either.
for e, name in (NameError("x"), "name"), (OSError("x"), "filename"), (ImportError("x"), "path"), (SyntaxError("x"), "lineno"), (StopIteration(1), "value"), (SystemExit(3), "code"), (ImportError("m"), "msg"):
    vars(e)[name] = "in the dict"
    print(type(e).__name__, getattr(e, name), vars(e))
    setattr(e, name, 7)
    print(getattr(e, name), vars(e), show(lambda: delattr(e, name)), getattr(e, name))

e = UnicodeDecodeError("utf8", b"x", 0, 1, "reason")
for name in "encoding", "object", "start", "end", "reason":
    print(name, show(lambda: delattr(e, name)))
print(vars(SyntaxError("m", ("f", 1, 2, "text"))), vars(IndentationError("m", ("f", 1, 2, "text"))))

import types


class Space(types.SimpleNamespace):
    __slots__ = ("hidden",)


space = Space(a=1)
space.hidden = 2
print(space, space.hidden)
