# asdict, astuple, make_dataclass, metadata.
from collections import namedtuple
from dataclasses import asdict, astuple, dataclass, field, fields, make_dataclass


@dataclass
class P:
    x: int
    y: list = field(default_factory=list)


@dataclass
class N:
    p: P
    d: dict
    t: tuple = ()


n = N(P(1, [P(2)]), {"a": P(3), 5: [P(4)]}, (P(6), 7))
print(asdict(n), astuple(n))
a = asdict(n)
a["p"]["y"].append(1)
print(n.p.y, asdict(n, dict_factory=lambda pairs: sorted(k for k, v in pairs)), astuple(P(1), tuple_factory=list))
T = namedtuple("T", "a b")
print(asdict(N(P(1), {}, T(P(2), 3))))
C = make_dataclass("C", [("x", int), ("y", int, 5), ("z", list, field(default_factory=list))], namespace={"double": lambda self: self.x * 2}, bases=(P,), frozen=False)
c = C(4)
print(c, c.double(), C.__name__, isinstance(c, P))
for bad in (lambda: asdict(5), lambda: asdict(P), lambda: make_dataclass("X", ["a b"]), lambda: make_dataclass("X", [("a", int), ("a", int)]), lambda: make_dataclass("X", ["class"]), lambda: make_dataclass("X", [5])):
    try:
        print(bad())
    except TypeError as e:
        print(e)


@dataclass
class M:
    x: int = field(default=1, metadata={"unit": "m"})


f = fields(M)[0]
print(f.metadata["unit"], f.name, f.type, f.default, f.init, f.repr, f.hash, f.compare, f.kw_only)
print(sum(asdict(P(i, [i]))["y"][0] for i in range(60)))
