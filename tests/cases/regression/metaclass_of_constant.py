# A class that a trace knows as a constant gets another metaclass: in mid-loop, in what the loop calls, and back.
class Meta0(type):
    pass


class Meta(Meta0):
    of = 1


class Other(Meta0):
    of = 2

    def __call__(cls, *args):
        return "called"

    def __instancecheck__(cls, o):
        return True

    def __len__(cls):
        return 3

    def __getattr__(cls, name):
        return name


class Base(metaclass=Meta0):
    pass


class X(Base, metaclass=Meta):
    pass


class Y(X):
    pass


x, base = X(), Base()


def type_of(o):
    return type(X).__name__


def type_of_type(o):
    return type(type(o)).__name__


def class_of(o):
    return X.__class__.__name__


def attribute(o):
    return X.of, Y.of


def called(o):
    return type(X()).__name__


def instance(o):
    return isinstance(base, X)


def one_of(o):
    return isinstance(base, (int, X))


def length(o):
    return len(X)


def missing(o):
    return getattr(X, "missing", 0), hasattr(X, "missing")


def matched(o):
    match base:
        case X():
            return 1
        case _:
            return 2


def to(meta):
    X.__class__ = meta


def step(read, o, i):
    try:
        out = read(o)
    except TypeError as e:
        out = str(e)
    if i == 35:
        to(Other)
    return out


def run(read, turns):
    to(Meta)
    out = []
    for i in range(90):
        if i == turns:
            to(Other)
        if i == 60:
            to(Meta)
        out.append(step(read, x, i))
    print(read.__name__, turns, out[turns - 2 : turns + 3], out[34:38], out[58:64], out[-1])


for read in (type_of, type_of_type, class_of, attribute, called, instance, one_of, length, missing, matched):
    for turns in (30, 45):
        run(read, turns)


class Simple(Base, metaclass=Meta):
    def __init__(self, n):
        self.n = n


def made():
    out = []
    for i in range(90):
        if i == 40:
            Simple.__class__ = Other
        if i == 60:
            Simple.__class__ = Meta
        out.append(type(Simple(i)).__name__)
    print(out[38:43], out[58:62], out[-1])


made()
made()
