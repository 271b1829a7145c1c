# typing: Protocol, runtime_checkable, NamedTuple, TypedDict, and their errors.
from typing import *
import typing
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
@runtime_checkable
class Closes(Protocol):
    def close(self): ...
@runtime_checkable
class HasX(Protocol):
    x: int
class NotRt(Protocol):
    def m(self): ...
class R:
    x = 1
    def close(self): pass
class Impl(Closes):
    def __init__(self): self.v = 5
print(isinstance(R(), Closes), isinstance(5, Closes), issubclass(R, Closes), issubclass(int, Closes), isinstance(R(), HasX), t(issubclass, R, HasX), t(isinstance, R(), NotRt), t(Closes), Impl().v, Impl().close(), t(issubclass, R, NotRt), isinstance(Impl(), Closes), Closes._is_protocol, Impl._is_protocol, t(type("PP", (Protocol,), {})), t(lambda: type("Bad", (Closes, Protocol), {})).__name__, t(runtime_checkable, int), issubclass(int, SupportsInt), isinstance(1.5, SupportsFloat), isinstance("a", SupportsInt), isinstance(5, SupportsIndex), isinstance([], SupportsAbs), isinstance(1.5, SupportsRound), isinstance(b"", SupportsBytes), isinstance(1j, SupportsComplex))
T = TypeVar("T")
class Box(Protocol[T]):
    def get(self) -> T: ...
print(Box.__parameters__, Box[int].__args__, t(Box))
class P(NamedTuple):
    "doc P"
    x: int
    y: str = "d"
    def total(self): return self.x * 2
class Q(NamedTuple): pass
E = NamedTuple("E", [("a", int), ("b", str)])
print(P(1), P(1, "z").total(), P._fields, P._field_defaults, P.__annotations__, P.__doc__, Q(), E(1, "x"), E.__annotations__, t(P), t(P, 1, 2, 3), P(1) == (1, "d"), P(2)._replace(y="q"), isinstance(P(1), tuple), P.__bases__, t(NamedTuple, "Z", [("a", "int"), ("a", int)]), t(NamedTuple, "Z", [("_a", int)]), t(lambda: exec("class B(NamedTuple):\n  a: int = 1\n  b: int", {"NamedTuple": NamedTuple})), t(lambda: exec("class B(NamedTuple):\n  a: int\n  _asdict = 1", {"NamedTuple": NamedTuple})), t(lambda: exec("class B(NamedTuple, int):\n  a: int", {"NamedTuple": NamedTuple})), t(NamedTuple, "K", a=int)._fields if False else "")
class G(NamedTuple, Generic[T]):
    v: T
print(G[int](5), G(1).v, G.__parameters__)
class M(TypedDict):
    a: int
    b: "str"
class N(M, total=False):
    c: List[int]
class O(TypedDict, total=False):
    r: Required[int]
    n: NotRequired[str]
D = TypedDict("D", {"in": int, "x-y": str}, total=False)
print(M(a=1, b="x"), type(M(a=1)), M.__annotations__, M.__total__, N.__total__, sorted(N.__required_keys__), sorted(N.__optional_keys__), N.__annotations__, O.__required_keys__, O.__optional_keys__, D.__annotations__, D.__total__, M.__bases__, M.__name__, is_typeddict(M), is_typeddict(dict), t(isinstance, {}, M), t(issubclass, dict, M), {**M(a=1)}, t(lambda: type("X", (M, int), {})), t(TypedDict), get_type_hints(M), get_type_hints(O), t(lambda: exec("class B(TypedDict):\n  a: 5", {"TypedDict": TypedDict})))
n = 0
for i in range(100): p = P(i, str(i)); n = n * 31 + p.total() + len(p.y) + M(a=i, b="q")["a"] + isinstance(p, HasX) + isinstance(R(), Closes) & 0xffffff
print(n)
