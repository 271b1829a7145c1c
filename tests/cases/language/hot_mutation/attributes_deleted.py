# Attributes deleted in hot loops: the first, one in the middle, the last; of objects that two names are for; and where something else sees to it.
class Thing:
    c = "class"

    def __init__(self, n):
        self.a = n
        self.b = n + 1
        self.c = n + 2
        self.d = n + 3


def one(n, name_of):
    total = 0
    for i in range(n):
        thing = Thing(i)
        match name_of(i):
            case "a":
                del thing.a
            case "b":
                del thing.b
            case "c":
                del thing.c
            case "d":
                del thing.d
        total += len(vars(thing)) + sum(vars(thing).values())
    return total


for name in "abcd":
    print(one(150, lambda i: name))
print(one(200, lambda i: "abcd"[i % 4]))


# The others are where they belong, and what is set next comes behind them.
def order(n):
    thing = Thing(1)
    for i in range(n):
        del thing.b
        thing.b = i
        del thing.c, thing.a
        seen = thing.c
        thing.a, thing.c = thing.d, i
        if i % 50 == 0:
            print(list(vars(thing).items()), seen)
    return list(thing.__dict__.items())


print(order(160))


# Two names for one object: what one of them loses the other does not have.
def both(n, x, y):
    found = missing = 0
    for i in range(n):
        x.a = i
        found += y.a if hasattr(y, "a") else 1000
        del x.a
        try:
            found += y.a
        except AttributeError:
            missing += 1
        y.a = i
        try:
            del x.a
        except AttributeError:
            missing += 1
    return found, missing


x, y = Thing(0), Thing(5)
print(both(150, x, x), both(150, x, y), both(150, y, x))


def swapped(n):
    x, y = Thing(0), Thing(1)
    total = 0
    for i in range(n):
        x.b, y.b = i, -i
        del x.b
        if i % 60 == 59:
            y = x
        elif i % 60 == 20:
            y = Thing(i)
        total += getattr(y, "b", 7) + getattr(x, "b", 9)
        y.b = x.b = 0
    return total


print(swapped(300))


# What is not there is missed, with the words of CPython; and the class of the program decides.
class Slots:
    __slots__ = ("p", "q")


class Guarded:
    def __init__(self):
        self.x, self.y = 1, 2

    def __delattr__(self, name):
        log.append(name)
        object.__delattr__(self, name)


class Computed:
    def __init__(self):
        self._v = 1

    @property
    def v(self):
        return self._v

    @v.deleter
    def v(self):
        del self._v

    @property
    def fixed(self):
        return 1


class Shown:
    def __set_name__(self, owner, name):
        self.name = name

    def __delete__(self, instance):
        log.append(self.name)


class Described:
    s = Shown()

    def __init__(self):
        self.__dict__["s"] = 5


log = []


def deleted(make, name):
    errors = []
    exec(f"def drop(o): del o.{name}", globals())
    for i in range(130):
        o = make()
        try:
            drop(o)
            drop(o)
        except (AttributeError, TypeError) as error:
            if str(error) not in errors:
                errors.append(str(error))
    return errors, len(log)


def slots():
    o = Slots()
    o.p, o.q = 1, 2
    return o


class Sub(Slots):
    pass


def sub():
    o = Sub()
    o.p, o.r = 1, 3
    return o


class Number(int):
    pass


def number():
    o = Number(5)
    o.a, o.b = 1, 2
    return o


class Failure(Exception):
    pass


def failure():
    o = Failure("x")
    o.a, o.b = 1, 2
    return o


def many():
    o = Thing(1)
    for i in range(40):
        setattr(o, "n" + str(i), i)
    return o


def asked():
    o = Thing(1)
    o.__dict__
    return o


for make, name in (
    (slots, "p"), (slots, "q"), (sub, "p"), (sub, "r"), (number, "a"), (number, "b"), (failure, "a"), (failure, "b"), (failure, "args"), (many, "n3"), (many, "a"),
    (asked, "a"), (Guarded, "x"), (Guarded, "z"), (Computed, "v"), (Computed, "fixed"), (Described, "s"), (Described, "__init__"), (lambda: 5, "x"), (lambda: Thing, "zz"),
    (lambda: deleted, "zz"), (lambda: Thing(1), "missing"), (lambda: Thing(1), "__class__"),
):
    print(make.__name__, name, deleted(make, name))


# A class that gets a deleter, or a `__delattr__`, in the middle.
def changing(n):
    thing, events = Thing(0), []
    for i in range(n):
        thing.a = i
        if i == 100:
            Thing.__delattr__ = lambda self, name: events.append(name)
        elif i == 110:
            del Thing.__delattr__
        elif i == 120:
            Thing.a = property(lambda self: -1, lambda self, v: events.append(v), lambda self: events.append("gone"))
        elif i == 130:
            del Thing.a
        del thing.a
        events.append(hasattr(thing, "a"))
    return len(events), events.count(True), [e for e in events if type(e) is not bool]


print(changing(160))
