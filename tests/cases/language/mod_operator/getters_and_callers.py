# operator: itemgetter, attrgetter with dots, methodcaller: results, repr, errors, use as keys.
from operator import itemgetter, attrgetter, methodcaller
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
print(itemgetter(1)("abc"), itemgetter(0, 2)("abc"), itemgetter(slice(1, None))([1, 2, 3]), itemgetter("a")({"a": 5}), itemgetter(-1, -1)((1, 2)), t(itemgetter(9), "abc"), t(itemgetter("z"), {}), t(itemgetter(1), 5), repr(itemgetter(1)), repr(itemgetter(1, "a")))
class A: pass
a = A(); a.b = A(); a.b.c = 5; a.name = "nm"
print(attrgetter("name")(a), attrgetter("b.c")(a), attrgetter("name", "b.c")(a), t(attrgetter("zz"), a), t(attrgetter("b.zz"), a), t(attrgetter, 5), repr(attrgetter("a")), repr(attrgetter("a.b", "c")), attrgetter("__class__.__name__")(5), t(attrgetter(""), a))
print(methodcaller("upper")("ab"), methodcaller("split", ",", maxsplit=1)("a,b,c"), methodcaller("replace", "a", "b")("aa"), t(methodcaller("nope"), 5), t(methodcaller, 5), t(methodcaller("upper", 1), "a"), repr(methodcaller("f", 1, k=2)), repr(methodcaller("f")))
rows = [("b", 2, {"k": 1}), ("a", 2, {"k": 0}), ("c", 1, {"k": 5})]
print(sorted(rows, key=itemgetter(1)), sorted(rows, key=itemgetter(1, 0)), max(rows, key=lambda r: itemgetter("k")(itemgetter(2)(r))), list(map(itemgetter(0), rows)), sorted(["b", "A"], key=methodcaller("lower")))
class G:
    def __getitem__(self, k): return k
    def __getattr__(self, n): return n
print(itemgetter(1, (2, 3))(G()), attrgetter("x", "y")(G()), itemgetter(None)(G()))
s = 0
g, h, m = itemgetter(2, 0), attrgetter("real", "imag"), methodcaller("bit_length")
for i in range(150):
    x, y = g((i, 0, i * 2)); r, im = h(complex(i, -i))
    s += x * y + r - im + m(i) + itemgetter(i % 3)([1, 2, 3])
print(s)
