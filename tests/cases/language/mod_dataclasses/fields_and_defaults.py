# dataclasses: field options, defaults, factories, InitVar, ClassVar, kw_only, errors in declarations.
from dataclasses import *
from typing import ClassVar
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
def declare(body): return t(exec, "@dataclass\nclass X:\n  " + body, {**globals()})
@dataclass
class A:
    x: int
    y: list = field(default_factory=list)
    z: str = field(default="z", repr=False, compare=False)
    k: ClassVar[int] = 9
    w: InitVar[int] = 0
    h: int = field(default=1, init=False)
    def __post_init__(self, w): self.h += w
a = A(1, w=5)
print(a, A(1) == A(1, z="other"), A(1) == A(2), a.h, A.k, [f.name for f in fields(A)], t(A), t(A, 1, 2, 3, 4, 5), t(A, 1, h=2), a.y is A(1).y, A.__match_args__, t(hash, a), is_dataclass(A), is_dataclass(a), is_dataclass(5), t(fields, 5), fields(A)[1].default is MISSING, fields(A)[0].type, A.__dataclass_params__, repr(fields(A)[0])[:30])
for b in ("a: int = 1\n  b: int", "a: list = []", "a: dict = {}", "a: set = set()", "a: int = field(default=1, default_factory=int)", "a: InitVar[int] = field(default_factory=int)", "a: ClassVar[int] = field(default_factory=int)", "a: int = field(init=False)", "a = field()", "a: int = field(kw_only=True)\n  b: int", "_: KW_ONLY\n  a: int\n  _2: KW_ONLY", "a: object = object()\n  b: tuple = ()", "__slots__ = ()\n  a: int = 1", "a: 'ClassVar[int]' = 3\n  b: int"):
    print(repr(b), declare(b))
@dataclass
class K:
    a: int
    _: KW_ONLY
    b: int = 2
    c: int = field(default=3, kw_only=False) if False else 3
print(K(1, b=5), t(K, 1, 2), K.__init__.__kwdefaults__, K.__match_args__)
@dataclass(kw_only=True)
class KK(K):
    d: int
print(KK(1, d=4), t(KK, 1, 4), [f.kw_only for f in fields(KK)])
@dataclass
class Me: v: int; __hash__ = None
@dataclass
class Rep:
    v: object
    def __repr__(self): return "own"
    def __eq__(self, o): return "eq"
r = A(1); r.y.append(r); print(r, Rep(1), Rep(1) == 2, field(metadata={"m": 1}).metadata, t(field, default=1, default_factory=int), t(field, 5))
n = 0
for i in range(120): o = A(i, [i], w=i % 3); n = n * 31 + o.h + len(repr(o)) + (o == A(i, [i], w=i % 2)) & 0xffffff
print(n)
