# collections.namedtuple: rename, defaults, module, _make, _replace, _asdict, errors, subclasses.
from collections import namedtuple
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
P = namedtuple("P", "x y")
p = P(1, y=2)
print(p, p.x, p[1], P._fields, P._make([3, 4]), p._replace(x=9), p._asdict(), P._field_defaults, p == (1, 2), hash(p) == hash((1, 2)), len(p), [*p], P.__doc__, P.x.__doc__, P.__name__, P.__module__, isinstance(p, tuple), p < P(1, 3), p + (5,), P.__slots__, P.__match_args__, repr(P("a", None)))
print(t(P), t(P, 1), t(P, 1, 2, 3), t(P, 1, z=2), t(P, 1, 2, x=3), t(P._make, [1]), t(p._replace, q=1), t(setattr, p, "new", 5), t(getattr, p, "z"), p.__getnewargs__(), p._replace() is not p, t(lambda: p[5]))
for a in (("a b", "1x"), ("T", "a a"), ("T", "_a"), ("T", "class"), ("T", "a-b"), (5, "a"), ("T", 5), ("def", "a"), ("T", ["a", 5]), ("T", "é")):
    print(a, t(lambda: namedtuple(*a)._fields))
print(namedtuple("R", "a class _x a 1", rename=True)._fields, namedtuple("D", "a b c", defaults=[2, 3])(1), namedtuple("D", "a,b", defaults=(None,))._field_defaults, t(namedtuple, "D", "a", defaults=[1, 2]), namedtuple("E", "")(), namedtuple("E", [])._fields, namedtuple("M", "a", module="mm").__module__, t(namedtuple, "T", "a", verbose=1), t(namedtuple, "T", "a", True))
class Q(P):
    __slots__ = ()
    @property
    def s(self): return self.x + self.y
    def __str__(self): return f"Q:{self.s}"
q = Q(3, 4); print(q, repr(q), q.s, q._replace(x=0).s, type(q._replace()).__name__, Q._make((1, 1)).s, Q(1, 2) == P(1, 2), "%s-%s" % q, "{0.x}{0[1]}".format(q), sorted([Q(2, 1), Q(1, 9)])[0].s)
match p:
    case P(x=1, y=k): print("matched", k)
match q:
    case P(a, b): print(a, b)
P.x.__doc__ = "changed"; print(P.x.__doc__, max(P(1, 5), P(2, 0)), dict(zip(P._fields, p)), P(*"ab"), P(**{"x": 1, "y": 2}))
n, c = 0, P(0, 1)
for i in range(200):
    c = P(c.y, (c.x + c.y + i) % 1009) if i % 3 else c._replace(x=i)
    n = n * 31 + c.x + c[1] + (c < (500,)) & 0xffffff
print(n, c)

# The fields are of a class of their own, which takes an item of any tuple.
from collections import _tuplegetter


class Pair(namedtuple("Pair", "left right")):
    __slots__ = ()


field = vars(Pair.__base__)["right"]
print(field, type(field), _tuplegetter.__mro__, isinstance(field, property), hasattr(field, "fget"), field.__reduce__())
print(field.__get__(None, Pair) is field, field.__get__((1, 2)), _tuplegetter(0, "x").__get__(Pair(5, 6), Pair), Pair.left.__doc__)
for wrong in (
    lambda: field.__get__([1, 2]),
    lambda: field.__get__((1,)),
    lambda: _tuplegetter(1),
    lambda: _tuplegetter("a", "b"),
    lambda: setattr(Pair(1, 2), "left", 3),
    lambda: delattr(Pair(1, 2), "left"),
    lambda: type("Own", (_tuplegetter,), {}),
):
    try:
        wrong()
        print("nothing")
    except (TypeError, IndexError, AttributeError) as error:
        print(type(error).__name__, error)
field.__doc__ = "told"
print(field.__doc__, sum(pair.left * pair.right for pair in [Pair(n, 2) for n in range(3000)]))
