# namedtuple: fields, defaults, methods, and what is refused.
from collections import namedtuple

P = namedtuple("P", "x y", defaults=[5])
p = P(1)
print(p, p.x, p.y, p[0], p == (1, 5), p._replace(x=3), p._asdict(), P._fields, P._make([1, 2]), P._field_defaults, P.__doc__, P.x.__doc__, P(y=2, x=1), len(p), hash(p) == hash((1, 5)))
x, y = p
print(x, y, isinstance(p, tuple), P.__name__, P.__module__, P.__match_args__, P._replace.__doc__ is not None, sorted([P(2), P(1)]), max(p))
for bad in (lambda: P(), lambda: P(1, 2, 3), lambda: P(z=1), lambda: p._replace(q=1), lambda: P._make([1]), lambda: namedtuple("A", "x x"), lambda: namedtuple("A", "def"), lambda: namedtuple("1", "a"), lambda: namedtuple("A", "_x"), lambda: namedtuple("A", "a", defaults=[1, 2]), lambda: namedtuple("A", ["a b"])):
    try:
        print(bad())
    except (TypeError, ValueError, AttributeError) as e:
        print(type(e).__name__, e)
print(namedtuple("A", "x _y def x", rename=True)._fields, namedtuple("B", ["a", "b"])(1, 2), namedtuple("C", "")(), namedtuple("D", "a,b c")._fields)


class Point(namedtuple("Base", "x y")):
    __slots__ = ()

    @property
    def norm(self):
        return self.x**2 + self.y**2

    def __str__(self):
        return f"({self.x}; {self.y})"


q = Point(3, 4)
print(q, repr(q), q.norm, q._replace(x=0), q + (1,))
match q:
    case Point(3, b):
        print("matched", b)
total = 0
for i in range(100):
    t = P(i, i * 2)
    total += t.x + t.y + t._replace(y=1).y
print(total)
