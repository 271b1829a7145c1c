# enum in loops: members as keys and states, Flag arithmetic, auto, aliases, _missing_, methods and lookups by value and name.
from enum import CONFORM, EJECT, KEEP, STRICT, Enum, Flag, IntEnum, IntFlag, StrEnum, auto, member, nonmember, property as enum_property, unique, verify, UNIQUE, CONTINUOUS, NAMED_FLAGS


class State(Enum):
    IDLE = auto()
    RUN = auto()
    WAIT = auto()
    DONE = auto()
    START = 1

    def next(self):
        return State(self.value % 4 + 1)

    @classmethod
    def _missing_(cls, value):
        return cls[value.upper()] if isinstance(value, str) and value.upper() in cls.__members__ else None


class Perm(Flag):
    R = 4
    W = 2
    X = 1
    RW = R | W


class Level(IntEnum):
    LOW = 10
    HIGH = 20


class Color(StrEnum):
    RED = auto()
    DARK_BLUE = auto()


s, seen = State.IDLE, {}
for i in range(300):
    seen[s] = seen.get(s, 0) + i
    s = s.next() if i % 3 else State("done")
print(seen, s, State.START, list(State), State.START is State.IDLE, len(State), State.__members__.keys(), State["RUN"], State("wait"))
p, hits = Perm(0), 0
for i in range(300):
    p ^= Perm(i % 8)
    hits += Perm.W in p
    hits += len(list(p)) + bool(p & Perm.RW) + (~p).value
print(p, hits, Perm.RW, repr(Perm.R | Perm.X), ~Perm.R, Perm(7), list(Perm), list(Perm.RW), Perm(0), bool(Perm(0)), Perm.RW.name, (Perm.R | Perm.X).name, Perm.R in Perm.RW, len(Perm(7)))
total = 0
for i in range(300):
    level = Level.HIGH if i % 4 else Level.LOW
    total += level + (level > 15) * i + {Level.LOW: 1, Level.HIGH: 2}[level]
    match level:
        case Level.LOW:
            total -= 1
        case Level.HIGH if i % 7 == 0:
            total += 5
print(total, Level.LOW + 1, f"{Level.LOW}", repr(Level(10)), str(Level.HIGH), Level.LOW == 10, [10, 20].index(Level.HIGH), sorted([Level.HIGH, Level.LOW]), Color.DARK_BLUE, Color.RED.upper(), "red" == Color.RED, f"{Color.RED:>5}", Color("red").name)
for bad in (lambda: State(9), lambda: State["NOPE"], lambda: State("zzz"), lambda: Perm("x"), lambda: setattr(State, "RUN", 5), lambda: setattr(State.RUN, "value", 5), lambda: delattr(State, "RUN"), lambda: State(), lambda: State.RUN < State.DONE, lambda: type("Sub", (State,), {}), lambda: unique(State), lambda: Perm.R | 1, lambda: Color(5), lambda: verify(CONTINUOUS)(Level)):
    try:
        print(bad())
    except (ValueError, KeyError, AttributeError, TypeError) as e:
        print(type(e).__name__, "|", e)


class Planet(Enum):
    EARTH = (5.97e24, 6.37e6)
    MARS = (6.42e23, 3.39e6)
    helper = nonmember(5)

    @member
    def method():
        pass

    def __init__(self, *parts):
        self.parts = len(parts)

    def __new__(cls, *a):
        self = object.__new__(cls)
        self._value_ = a[0] if a else "made"
        return self


class Keep(Flag, boundary=KEEP):
    A = 1


class Conform(IntFlag, boundary=CONFORM):
    A = 1
    C = 4


print(Planet.EARTH, Planet.MARS.value, Planet.helper, len(Planet), Keep(9).value, Conform(7), repr(Conform(6)), [m.parts for m in Planet][:2])
print(Enum("Made", "a b c").b.value, Enum("M2", [("x", 5), ("y", 6)], module="m").y, Enum("M3", {"q": 1}, type=int).q + 1, IntFlag("F", "A B C").C.value)
