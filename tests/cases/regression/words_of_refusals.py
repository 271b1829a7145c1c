# What builtin classes say of operands and arguments that they do not take, and who speaks for whom.


class Text(str):
    pass


class Told(str):
    def __str__(self):
        return Text("told")


class Number(int):
    pass


class Items(list):
    pass


class Pair(tuple):
    pass


class Octets(bytes):
    pass


class Thing:
    pass


class Index:
    def __index__(self):
        return 2


def show(label, function):
    try:
        result = function()
    except Exception as error:
        print(label, "->", type(error).__name__, error)
    else:
        print(label, "->", type(result).__name__, str.__str__(result) if isinstance(result, str) else result)


# A text in place of its whole template is what `str` gives.
show("%s of Told", lambda: "%s" % Told("x"))
show("%s of Text", lambda: "%s" % Text("x"))
one = (Told("x"),)
show("%s of one in a tuple", lambda: "%s" % one)
show("%s within", lambda: "<%s>" % Told("x"))
show("%s of none", lambda: "%s" % ())
show("%s of two", lambda: "%s" % (1, 2))

# What has items may be asked by name, so it is not too much.
show("% range", lambda: "text" % range(3))
show("% bytes of bytes", lambda: b"text" % Octets(b"x"))
show("% complex", lambda: (b"%s" % 3j, 1))
show("%d of bytes by complex", lambda: b"%d" % 3j)
show("%*d of Number", lambda: "%*d" % (Number(4), 7))
show("%i of bytes", lambda: b"%i" % "a")
for value in (Text("a"), Items([1]), Pair((1,)), Octets(b"z")):
    show("%d", lambda: "%d" % (value,))
    show("%x", lambda: "%x" % (value,))
    show("format", lambda: format(value, "d"))
    show("+", lambda: value + None)
    show("*", lambda: value * Thing())
    show("* 2", lambda: len(Index() * value) + len(value * Index()))
    show("r*", lambda: 2.5 * value)
show("format", lambda: format(Number(1), "s"))
show("format", lambda: format(1, "5.2s"))
show("format", lambda: format(True, "s"))
show("format", lambda: format(3j, "d"))
show("format", lambda: format(2.5, "d"))
show("format", lambda: (5).__format__(None))
show("format", lambda: Thing().__format__(None))
show("format", lambda: format(Thing(), "x"))
show("by name", lambda: "ab".__mul__(Index()))
show("by name", lambda: [].__mul__(Text("a")))
show("by name", lambda: [].__add__(Number(1)))
show("by name", lambda: b"".__add__(Text("a")))
show("edge", lambda: "ab".startswith(Number(1)))
show("edge", lambda: b"ab".endswith(Text("a")))

# What `str` is asked to decode.
show("str", lambda: str(5, errors="x"))
show("str", lambda: str(5, errors=5))
show("str", lambda: str(errors=5))
show("str", lambda: str(errors="strict"))
show("str", lambda: str("a", 5))
show("str", lambda: str("a", errors=5))
show("str", lambda: str(b"a", None))
show("str", lambda: str("a", "utf-8"))
show("str", lambda: str(5, "utf-8"))
show("str", lambda: str(b"a", errors="strict"))
show("str", lambda: Text(b"a", errors="strict"))

# Too many arguments, whatever their names.
show("enumerate", lambda: enumerate([1], 1, start=2))
show("enumerate", lambda: enumerate([1], other=2))
show("zip", lambda: zip(a=1, b=2))
show("int", lambda: int("1", 2, base=3))
show("list", lambda: list([1], [2], x=3))
show("list", lambda: [].__init__(1, 2))
show("dict", lambda: {}.__init__(1, 2))

# Methods of builtin classes are asked first what they are called for.
show("new", lambda: object.__new__())
show("new", lambda: object.__new__(5))
show("new", lambda: Thing.__new__("a", 5))
show("new", lambda: int.__new__(None, 1, 2, 3))
show("new", lambda: str.__new__())
show("new", lambda: tuple.__new__(list))
show("wrong", lambda: int.__add__())
show("wrong", lambda: int.__add__("a"))
show("wrong", lambda: int.__add__("a", x=5))
show("wrong", lambda: int.__add__(5, x=5))
show("wrong", lambda: int.__add__(5))
show("wrong", lambda: list.append("a"))
show("wrong", lambda: list.append([], x=5))
show("wrong", lambda: dict.get())
show("wrong", lambda: type.__repr__(5, 5))

# `object` tells of everything in its own way.
for value in (None, ..., NotImplemented, show, len, [].append, int.__add__, (5).__add__, (i for i in "a"), 5, "a", [1], Thing):
    text = object.__repr__(value)
    print(text[: text.index(" at 0x")], repr(value) == value.__repr__() if value is not Thing else "")
print(None.__repr__(), (...).__repr__(), NotImplemented.__repr__(), type(None).__repr__(None))
print({1: 2}.keys().__repr__(), {1: 2}.values().__repr__(), {1: 2}.items().__repr__())
show("by name", lambda: (5).__mul__("a"))
show("by name", lambda: "a".__rmul__(5))
show("by name", lambda: "a".__rmul__(None))
show("by name", lambda: [1].__rmul__(Index()))
show("format", lambda: format(Text("a"), "05"))
show("format", lambda: format(Text("a"), "z"))
show("format", lambda: format(Text("a"), "!r"))

# Three arguments for a power, class methods by the name of the class that they are called with, and bounds before what is looked for.
show("pow", lambda: (2).__pow__(10, 1000))
show("pow", lambda: (2).__pow__(3, None))
show("pow", lambda: Number(2).__rpow__(3, 5))
show("pow", lambda: (2).__pow__(3, "a"))
show("pow", lambda: (2.5).__pow__(3, 5))
show("pow", lambda: (2j).__pow__(3, 5))
show("pow", lambda: (2j).__pow__("a", 5))
show("pow", lambda: (2).__pow__())
show("pow", lambda: (2).__pow__(1, 2, 3))
show("pow", lambda: pow(2, 3, "a"))
show("pow", lambda: pow(Number(2), 3, 5.5))
show("class method", lambda: bytes.fromhex())
show("class method", lambda: float.fromhex("1", x=2))
show("class method", lambda: dict.fromkeys([], x=1))
show("class method", lambda: Items.__class_getitem__())
show("class method", lambda: list.__class_getitem__(int))
show("class method", lambda: int.mro(5))
show("find", lambda: "abc".find(5, []))
show("count", lambda: "abc".count(5, None, "a"))
show("object", lambda: object.__format__(5, "x"))
show("object", lambda: object.__format__("a", ""))
