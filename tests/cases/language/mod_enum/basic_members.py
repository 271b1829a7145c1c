# enum.Enum: members, lookup, aliases, iteration, equality, attributes, errors.
from enum import *
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
class C(Enum):
    RED = 1
    GREEN = 2
    CRIMSON = 1
    def hi(self): return f"hi {self.name}"
print(C.RED, repr(C.RED), C(1), C["GREEN"], C.RED.name, C.RED.value, C.CRIMSON is C.RED, C.CRIMSON.name, list(C), len(C), C.__members__["CRIMSON"], C.RED in C, C.RED == 1, C.RED is C(1), C.RED.hi(), isinstance(C.RED, C), type(C).__name__, hash(C.RED) == hash("RED"), bool(C.RED), list(reversed(C)), C.RED != C.GREEN, {C.RED: "r"}[C.CRIMSON], str(C), repr(C), f"{C.RED}", "%s" % C.GREEN)
print(t(C, 9), t(lambda: C["NOPE"]), t(getattr, C, "nope"), t(setattr, C, "RED", 5), t(delattr, C, "RED"), t(lambda: C.RED < C.GREEN), t(setattr, C.RED, "value", 3), t(setattr, C.RED, "name", "x"), t(type, "D", (C,), {}) is None, t(lambda: exec("class D(C): X = 1", {"C": C})), t(C), t(lambda: exec("class E(Enum):\n  A = 1\n  A = 2", {"Enum": Enum})))
A = Enum("A", "X Y Z"); B = Enum("B", {"P": "p", "Q": "q"}); D = Enum("D", [("a", 1), ("b", 5)], start=0) if False else Enum("D", ["k", "l"], start=10)
print(list(A), list(B), list(D), A.X.value, B("p"), A.__module__)
class Au(Enum):
    A = auto(); B = auto(); Z = 10; D = auto()
class Named(Enum):
    @staticmethod
    def _generate_next_value_(name, start, count, last): return name.lower() * (count + 1)
    AB = auto(); CD = auto()
class Miss(Enum):
    ONE = 1
    @classmethod
    def _missing_(cls, v): return cls.ONE if v == "one" else None
class Init(Enum):
    EARTH = (3, 6); MARS = (2, 4)
    def __init__(self, m, r): self.mass, self.r = m, r
    @property
    def ratio(self): return self.mass / self.r
print([m.value for m in Au], [m.value for m in Named], Miss("one"), t(Miss, "two"), Init.MARS.ratio, Init.EARTH.value, Init((2, 4)), unique(A) is A, t(unique, C))
n = 0
for i in range(120): m = list(C)[i % 2]; n = n * 3 + m.value + (m is C.RED) + len(m.hi()) + C(i % 2 + 1).value & 0xffffff
print(n)
