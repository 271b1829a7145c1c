# frozen, order, unsafe_hash, eq, repr, init, match_args.
from dataclasses import FrozenInstanceError, dataclass, field


@dataclass(order=True, frozen=True)
class F:
    a: int
    b: str = field(default="q", compare=False, repr=False)
    c: int = field(init=False, default=9)


f = F(1)
print(f, f < F(2), f <= F(1, "z"), sorted([F(3), F(1), F(2)]), hash(f) == hash(F(1, "z")), {F(1): "x"}[F(1, "other")], f.b, max(F(1), F(5)))
for bad in (lambda: setattr(f, "a", 1), lambda: delattr(f, "a"), lambda: setattr(f, "new", 1), lambda: f < 5, lambda: F(1, 2, 3)):
    try:
        print(bad())
    except (FrozenInstanceError, TypeError) as e:
        print(type(e).__name__, e)


@dataclass(eq=False, repr=False)
class Bare:
    x: int


@dataclass(unsafe_hash=True)
class H:
    x: int
    y: int = field(hash=False, default=0)


@dataclass(init=False, match_args=False)
class Own:
    x: int = 5

    def __init__(self, z):
        self.z = z

    def __eq__(self, other):
        return "own"


print(Bare(1) == Bare(1), "Bare object at" in repr(Bare(1)), hash(H(1, 2)) == hash(H(1, 3)), Own(3), Own(1) == 5, hasattr(Own, "__match_args__"))


@dataclass
class Rep:
    x: int

    def __repr__(self):
        return "custom"


print(Rep(1), issubclass(FrozenInstanceError, AttributeError))
print(sum(hash(F(i)) == hash((i, 9)) for i in range(100)))
