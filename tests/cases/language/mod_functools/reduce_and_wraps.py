# functools: reduce, wraps, update_wrapper, total_ordering, cmp_to_key, singledispatch and methods.
import functools as ft
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
add = lambda a, b: a + b
print(ft.reduce(add, [1, 2, 3]), ft.reduce(add, [], 5), ft.reduce(add, [7]), ft.reduce(add, "abc", ""), ft.reduce(lambda a, b: [a, b], range(4)), t(ft.reduce, add, []), t(ft.reduce, add, 5), t(ft.reduce, 5, [1, 2]), ft.reduce(5, [1]), t(ft.reduce, add, [1, "a"]), ft.reduce(add, iter([]), None))
def dec(fn):
    @ft.wraps(fn)
    def inner(*a): return fn(*a)
    return inner
@dec
def doc(x: int) -> str: "the doc"; return str(x)
doc.extra = 1
print(doc.__name__, doc.__doc__, doc.__wrapped__(5), doc.__annotations__, doc.__qualname__, ft.WRAPPER_ASSIGNMENTS, ft.WRAPPER_UPDATES, ft.wraps(len)(lambda: 1).__name__, t(ft.update_wrapper, lambda: 1, 5).__class__.__name__, ft.wraps(doc, assigned=("__doc__",), updated=())(lambda: 0).__name__)
@ft.total_ordering
class V:
    def __init__(self, v): self.v = v
    def __eq__(self, o): return isinstance(o, V) and self.v == o.v
    def __lt__(self, o): return self.v < o.v if isinstance(o, V) else NotImplemented
a, b = V(1), V(2); print(a < b, a <= b, a > b, a >= b, a <= V(1), t(lambda: a > 5), t(lambda: a <= "x"), t(ft.total_ordering, type("E", (), {})), V.__ge__.__name__)
k = ft.cmp_to_key(lambda x, y: (x > y) - (x < y)); print(sorted([3, 1, 2], key=k), k(1) < k(2), k(1) == k(1), k(5).obj, t(lambda: k(1) < 5), sorted("bca", key=ft.cmp_to_key(lambda x, y: ord(y) - ord(x))), t(lambda: sorted([1, 2], key=ft.cmp_to_key(lambda x, y: "a"))))
@ft.singledispatch
def sd(x, *r): return "default", x
@sd.register
def _(x: int): return "int", x
@sd.register(list)
@sd.register(tuple)
def _(x): return "seq", len(x)
@sd.register
def _(x: float | str): return "fs", x
class D:
    @ft.singledispatchmethod
    def m(self, x): return "obj"
    @m.register
    def _(self, x: int): return "int"
print(sd(1), sd(True), sd([1]), sd(()), sd("a"), sd(1.5), sd(None), sd.dispatch(bool)(1), sorted(c.__name__ for c in sd.registry), t(sd), t(sd.register, 5), D().m(1), D().m("a"))
n = 0
for i in range(100): n += len(str(sd([i, "s", 1.5, None, (i,)][i % 5]))) + ft.reduce(lambda p, q: p * 3 + q & 0xffff, range(i), 1) + (V(i) >= V(50))
print(n)
