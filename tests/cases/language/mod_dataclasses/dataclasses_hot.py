# dataclasses in loops: made by the hundred, compared, ordered, hashed, replaced, turned into dicts, slotted, frozen, inherited.
import dataclasses
from dataclasses import InitVar, asdict, astuple, dataclass, field, fields, make_dataclass, replace


@dataclass(order=True, frozen=True)
class V:
    x: float
    y: float = 0.0
    tag: str = field(default="", compare=False)

    def __add__(self, other):
        return V(self.x + other.x, self.y + other.y, self.tag or other.tag)

    def __mul__(self, k):
        return replace(self, x=self.x * k, y=self.y * k)


@dataclass(slots=True)
class Body:
    at: V
    speed: V
    trail: list = field(default_factory=list, repr=False)
    steps: int = field(default=0, init=False)
    scale: InitVar[float] = 1.0

    def __post_init__(self, scale):
        self.speed = self.speed * scale

    def step(self):
        self.at += self.speed
        self.steps += 1
        self.trail.append(self.at.x)


total, pos = V(0), {}
for i in range(300):
    v = V(i % 7, i % 5, f"t{i}")
    total += v
    pos[v] = pos.get(v, 0) + i
print(total, len(pos), max(pos), min(pos), sorted(pos)[3], sum(pos.values()), V(1, 2, "a") == V(1, 2, "b"), V(1) < V(1, 1), hash(V(1, 2)) == hash(V(1, 2, "z")))
bodies = [Body(V(i), V(1, i), scale=i / 2) for i in range(5)]
for _ in range(100):
    for b in bodies:
        b.step()
print(bodies[3], bodies[4].steps, sum(sum(b.trail) for b in bodies), asdict(bodies[1])["speed"], len(astuple(bodies[2])), [f.name for f in fields(Body)])
for bad in (lambda: setattr(V(1), "x", 2), lambda: delattr(V(1), "y"), lambda: setattr(bodies[0], "other", 1), lambda: V(), lambda: V(1, 2, "t", 4), lambda: V(1) < 5, lambda: replace(bodies[0], at=V(1)), lambda: replace(V(1), z=1), lambda: hash(bodies[0]), lambda: asdict(V), lambda: fields(5), lambda: make_dataclass("M", ["a", "a"]), lambda: make_dataclass("M", ["class"]), lambda: make_dataclass("M", [("x", int, field(default=1)), "y"])):
    try:
        print(bad())
    except (dataclasses.FrozenInstanceError, AttributeError, TypeError, ValueError) as e:
        print(type(e).__name__, "|", e)


@dataclass
class Base:
    a: int
    b: list = field(default_factory=list, metadata={"unit": "m"})
    kw: dataclasses.KW_ONLY = None
    c: int = 3


@dataclass(kw_only=True)
class Derived(Base):
    d: int
    a: int = 9

    def __post_init__(self):
        self.e = self.a + self.d


made, n = make_dataclass("Made", [("p", int), ("q", int, field(default=2))], bases=(Base,), namespace={"twice": lambda self: self.p * 2}, order=True) if False else make_dataclass("Made", ["p", ("q", int, 2)], namespace={"twice": lambda self: self.p * 2}), 0
for i in range(200):
    d = Derived(b=[i], d=i)
    d2 = replace(d, a=i % 3)
    n += d2.e + d.c + (d == d2) + len(asdict(d2)) + made(i).twice() + made(i).q
print(n, Derived(d=1), Derived.__match_args__, made(1), Base.__match_args__, fields(Base)[1].metadata["unit"], dataclasses.is_dataclass(Derived), dataclasses.is_dataclass(5))
match Body(V(1, 2), V(0)), Base(5, [6]):
    case Body(V(x, y), _), Base(a, [b]):
        print(x, y, a, b)
