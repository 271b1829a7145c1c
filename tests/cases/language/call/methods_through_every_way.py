# The same method called as attribute, bound method, function, getattr, partial, super, property, map; hot with changes.
from functools import partial
from operator import methodcaller, attrgetter
class A:
    k = 1
    def m(self, x, y=2): return self.k * x + y
    @property
    def p(self): return self.m
class B(A):
    def m(self, x, y=3): return super().m(x, y) + 100
def ways(o, x):
    b = o.m; f = type(o).m; g = getattr(o, "m"); p = partial(o.m, y=5); c = methodcaller("m", x)
    return [o.m(x), b(x), f(o, x), g(x), p(x), c(o), o.p(x), *map(o.m, [x]), A.m(o, x), super(B, o).m(x) if isinstance(o, B) else 0, o.m.__call__(x), o.m.__func__(o, x), attrgetter("m")(o)(x, 0), (lambda m: m(x, y=1))(o.m), [o.m][0](x), {"m": o.m}["m"](x), type(o).__dict__["m"](o, x)]
a, b = A(), B()
print(ways(a, 3)); print(ways(b, 2.5))
total = 0
for i in range(120):
    o = a if i % 3 else b
    total += sum(ways(o, i if i < 80 else i / 2)) + sum(map(o.m, range(3), (5,) * 3))
    if i == 30: a.k = 10
    if i == 50: B.k = 0.5
    if i == 70: A.m = lambda self, x, y=7: x - y
    if i == 90: a.m = B.m.__get__(b); del a.m
    if i == 100: B.m.__defaults__ = (0,)
print(total)
sorted_by = sorted([B(), A(), B()], key=lambda o: o.m(1)); print([type(o).__name__ for o in sorted_by])
bound = a.m; a.k = 1000; print(bound(1), bound.__self__.k); A.m = None; print(bound(1))
try: a.m(1)
except TypeError as e: print(e)
