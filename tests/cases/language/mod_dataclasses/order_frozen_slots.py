# dataclasses: order, frozen, eq, unsafe_hash, slots, replace, asdict, astuple, make_dataclass, inheritance.
from dataclasses import *
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
@dataclass(order=True)
class O:
    a: int
    b: str = ""
@dataclass(frozen=True)
class Fz:
    a: int
    b: list = field(default_factory=list, hash=False)
@dataclass(slots=True)
class S:
    a: int
    b: int = 5
@dataclass(unsafe_hash=True)
class U: a: int
@dataclass(eq=False)
class E: a: int
print(O(1) < O(2), O(1, "b") > O(1, "a"), O(1) <= O(1), sorted([O(2), O(1, "z"), O(1)]), t(lambda: O(1) < 5), t(lambda: O(1) < Fz(1)), O(1) == Fz(1), max(O(1), O(3)))
f = Fz(1); print(f, hash(f) == hash(Fz(1)), t(setattr, f, "a", 2), t(delattr, f, "a"), t(setattr, f, "new", 2), {f: 1}[Fz(1)], FrozenInstanceError.__mro__[1].__name__, replace(f, a=5), f.b.append(1), f)
s = S(1); print(s, t(setattr, s, "zz", 1), S.__slots__, t(lambda: s.__dict__), replace(s, b=7), hash(U(1)) == hash(U(1)), t(hash, O(1)), E(1) == E(1), isinstance(hash(E(1)), int))
for kw in ({"order": True, "eq": False}, {"frozen": True, "unsafe_hash": True}, {"slots": True, "order": True}):
    print(kw, t(lambda: dataclass(**kw)(type("X", (), {"__annotations__": {"a": int}}))(1).a))
print(t(lambda: dataclass(order=True)(type("X", (), {"__annotations__": {"a": int}, "__lt__": 1}))), t(lambda: dataclass(unsafe_hash=True)(type("X", (), {"__annotations__": {"a": int}, "__hash__": lambda s: 1}))), t(lambda: exec("@dataclass\nclass Y(Fz):\n  c: int = 1", globals())), t(lambda: exec("@dataclass(frozen=True)\nclass Y(O):\n  c: int = 1", globals())))
@dataclass
class In: p: O; q: dict; r: tuple
i = In(O(1), {"k": [O(2)]}, (O(3), [O(4)]))
print(asdict(i), astuple(i), asdict(i, dict_factory=list), t(asdict, 5), t(asdict, In), asdict(i)["q"] is i.q, t(replace, i, zz=1), t(replace, 5), replace(i, q={}).p is i.p)
M = make_dataclass("M", ["x", ("y", int), ("z", int, field(default=3))], bases=(O,), namespace={"twice": lambda self: self.z * 2}) if False else make_dataclass("M", ["x", ("y", int), ("z", int, field(default=3))], namespace={"twice": lambda self: self.z * 2})
print(M(1, 2), M(1, 2).twice(), M.__annotations__, t(make_dataclass, "Q", ["a", "a"]), t(make_dataclass, "Q", ["class"]), t(make_dataclass, "Q", ["1a"]), t(make_dataclass, "Q", [5]), make_dataclass("F", ["a"], frozen=True)(1))
@dataclass
class B1: a: int = 1; b: int = 2
@dataclass
class B2(B1): b: int = 20; c: int = 3
@dataclass
class D(B2):
    def __post_init__(self): self.total = self.a + self.b + self.c
print(B2(), D(c=1).total, [f.name for f in fields(D)], B2() == B1(), B2(1, 20, 3) == B2())
match O(5, "q"):
    case O(a=5, b=z): print("kw", z)
match O(7, "w"):
    case O(x, y): print("pos", x, y)
n = 0
for k in range(100): o = O(k % 5, str(k)); n = n * 3 + (o < O(3)) + replace(o, a=k).a + len(astuple(o)) + S(k).b + hash(Fz(k)) % 7 & 0xffffff
print(n)
