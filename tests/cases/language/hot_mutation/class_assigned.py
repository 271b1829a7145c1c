# `__class__` assigned in hot loops: what the object then is, for every name it has; and what is refused.
class A:
    kind = "A"

    def __init__(self, n):
        self.n = n

    def step(self):
        self.n += 1
        return self.n


class B(A):
    kind = "B"

    def step(self):
        self.n += 10
        return self.n


class C:
    kind = "C"

    def step(self):
        return -self.n


def turned(n, x, classes):
    total, kinds = 0, []
    for i in range(n):
        x.__class__ = classes[i % len(classes)]
        total += x.step()
        kinds.append(x.kind)
    return total, "".join(kinds[-7:]), x.n


print(turned(150, A(0), [A, B]), turned(150, A(0), [B]), turned(150, A(0), [A, B, C]), turned(200, B(5), [C, A, A, B, B]))


def both(n, x, y):
    total = 0
    for i in range(n):
        x.__class__ = A
        total += y.step()
        y.__class__ = B
        total += x.step()
        if type(x) is type(y):
            total += 1
        x.extra = i
        total += isinstance(y, B) * 3 + hasattr(y, "extra")
        del x.extra
    return total


x, y = A(0), A(0)
print(both(150, x, x), both(150, x, y), both(150, y, y))


def states(n):
    machines = [A(i) for i in range(5)]
    for i in range(n):
        for machine in machines:
            machine.__class__ = B if machine.n % 3 else A
            machine.step()
    return [(m.n, m.kind) for m in machines]


print(states(100))


class Slots:
    __slots__ = ("p", "q")


class SameSlots:
    __slots__ = ("p", "q")

    def both(self):
        return self.p + self.q


class OtherSlots:
    __slots__ = ("p",)


class Number(int):
    pass


class Meta(type):
    pass


class WithMeta(metaclass=Meta):
    def step(self):
        return 100


class Deleted(A):
    def __del__(self):
        pass


class Own:
    def __init__(self):
        self.log = []

    __class__ = property(lambda self: int, lambda self, v: self.log.append(v))


class Watched(A):
    def __setattr__(self, name, value):
        log.append(name)
        object.__setattr__(self, name, value)


log = []


def slots():
    o = Slots()
    o.p, o.q = 1, 2
    return o


def full():
    o = A(1)
    for i in range(30):
        setattr(o, "n" + str(i), i)
    return o


def asked():
    o = A(1)
    o.__dict__["z"] = 5
    return o


def assigned(make, to):
    errors, last = [], None
    for i in range(130):
        o = make()
        try:
            o.__class__ = to
        except TypeError as error:
            if str(error) not in errors:
                errors.append(str(error))
        last = type(o).__name__, isinstance(o, A), len(getattr(o, "__dict__", ()))
    return errors, last, len(log)


for make, to in (
    (lambda: A(1), B), (lambda: A(1), C), (lambda: A(1), WithMeta), (lambda: A(1), Deleted), (lambda: A(1), Slots), (lambda: A(1), int), (lambda: A(1), 5), (lambda: A(1), Number),
    (slots, SameSlots), (slots, OtherSlots), (slots, A), (full, B), (asked, B), (Own, A), (lambda: Watched(1), A), (lambda: Number(3), A), (lambda: 5, A), (lambda: A, Meta), (lambda: ValueError(1), KeyError),
):
    print(assigned(make, to))
o = slots()
o.__class__ = SameSlots
print(o.both())


# A class that changes after it was assigned in a hot loop.
def changing(n):
    x, total = A(0), 0
    for i in range(n):
        x.__class__ = B
        total += x.step() + len(x.kind)
        if i == 100:
            B.kind = "longer"
        if i == 120:
            B.step = lambda self: 3
        if i == 130:
            B.__setattr__ = lambda self, name, value: object.__setattr__(self, name, value if name == "__class__" else -value)
        x.__class__ = C
        total += x.step()
    return total, type(x).__name__


print(changing(170))
