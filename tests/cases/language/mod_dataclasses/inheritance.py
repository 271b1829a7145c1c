# Fields of bases, keyword-only fields, InitVar, __post_init__.
from dataclasses import KW_ONLY, InitVar, dataclass, field, fields


@dataclass
class A:
    x: int
    y: int = 1


@dataclass
class B(A):
    z: int = 2
    x: str = "redefined"


print(B(), B("a", 2, 3), [f.name for f in fields(B)], B.__match_args__)


@dataclass
class C:
    a: int
    _: KW_ONLY
    b: int = 0
    c: int
    d: InitVar[int] = 7
    total: int = field(init=False)

    def __post_init__(self, d):
        self.total = self.a + self.b + self.c + d


c = C(1, c=3, d=10)
print(c, c.total, C.__match_args__, hasattr(c, "d"), C(1, c=0).total)
for bad in (lambda: C(1, 2), lambda: C(1), lambda: C(1, c=1, total=5)):
    try:
        print(bad())
    except TypeError as e:
        print(e)


@dataclass(kw_only=True)
class K(A):
    q: int = 5


print(K(1, 2, q=3), K(x=1), K.__match_args__)
try:
    K(1, 2, 3)
except TypeError as e:
    print(e)


class Base:
    def __init__(self):
        self.made = True


@dataclass
class D(Base):
    n: int

    def __post_init__(self):
        super().__init__()


print(D(4), D(4).made, sum(C(i, c=i).total for i in range(100)))
