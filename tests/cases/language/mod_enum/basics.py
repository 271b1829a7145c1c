# enum: members, values, aliases, names, iteration, auto, functional use, what is refused.
import enum
from enum import Enum, IntEnum, Flag, IntFlag, auto, unique


class Color(Enum):
    RED = 1
    GREEN = 2
    CRIMSON = 1

    def mixed(self, other):
        return f"{self.name}+{other.name}"


print(list(Color), len(Color), Color.CRIMSON is Color.RED, Color(2), Color["GREEN"], Color.RED.mixed(Color.GREEN))
print(repr(Color.RED), str(Color.RED), f"{Color.RED}", Color.RED.name, Color.RED.value, list(Color.__members__))
print(Color.RED in Color, isinstance(Color.RED, Color), type(Color), hash(Color.RED) == hash("RED"))
for wrong in (lambda: Color(7), lambda: Color["BLUE"], lambda: setattr(Color, "RED", 3), lambda: Color.RED < Color.GREEN, lambda: delattr(Color, "RED")):
    try:
        wrong()
    except Exception as error:
        print(type(error).__name__, error)
try:
    class More(Color):
        BLUE = 3
except TypeError as error:
    print(error)


class Number(IntEnum):
    ONE = auto()
    TWO = auto()
    TEN = 10
    NEXT = auto()


print(list(Number), Number.TWO + 1, Number.TEN > 3, f"{Number.TEN:>5}", str(Number.ONE), [1, 2, 3][Number.ONE])


class Permission(Flag):
    R = auto()
    W = auto()
    X = auto()
    RW = R | W


print(Permission.R | Permission.X, ~Permission.R, Permission.RW & Permission.W, bool(Permission(0)), list(Permission.RW), Permission(7))
print(Permission.R in Permission.RW, Permission.X in Permission.RW, Permission.RW ^ Permission.R, repr(Permission.R | Permission.X))


class Mode(IntFlag):
    A = 1
    B = 2


print(Mode.A | 8, Mode.A + 1, Mode(3), repr(Mode(0)))
try:
    @unique
    class Twice(Enum):
        A = 1
        B = 1
except ValueError as error:
    print(error)
Made = Enum("Made", "x y z")
print(list(Made), Made.__name__, Enum("Pairs", {"p": 10, "q": 20}).q.value)


class Planet(Enum):
    EARTH = (5.9, 6.3)
    MARS = (0.6, 3.3)

    def __init__(self, mass, radius):
        self.mass, self.radius = mass, radius

    @property
    def density(self):
        return round(self.mass / self.radius, 3)

    @classmethod
    def _missing_(cls, value):
        return cls.EARTH if value == "home" else None


print(Planet.MARS.density, Planet("home"), [planet.mass for planet in Planet])


class Text(str, Enum):
    A = "alpha"
    B = "beta"


print(Text.A.upper(), Text("beta"), Text.A == "alpha", enum.StrEnum("S", ["one"]).one.value)
counted = {}
for n in range(80):
    key = Color(n % 2 + 1)
    counted[key] = counted.get(key, 0) + n
print(counted)
match Color.GREEN:
    case Color.RED:
        print("red")
    case Color.GREEN:
        print("green")
