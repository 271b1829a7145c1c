# Functions as descriptors: bound and unbound, methods of instances, partial binding by hand, __self__, __func__, equality and hash.
def free(self, x=0): return (type(self).__name__, x)
class A:
    m = free
    n = staticmethod(free)
    k = classmethod(free)
    bi = len
    lam = lambda self, y=5: y
    def __len__(self): return 9
a, b = A(), A()
print(a.m(1), A.m(a, 2), a.n(3), A.n("s"), a.k(), A.k(4), a.lam(), a.bi([1, 2]), A.bi("abc"))
print(a.m.__self__ is a, a.m.__func__ is free, A.m is free, a.k.__self__ is A, a.n is free, a.m.__name__, a.m.__qualname__)
print(a.m == a.m, a.m is a.m, a.m == b.m, hash(a.m) == hash(a.m), len({a.m, a.m, b.m}), a.k == A.k, a.k == b.k)
a.own = free
print(a.own(a), "own" in a.__dict__)
a.bound = free.__get__(a)
print(a.bound(7), a.bound == a.m)
print(free.__get__(None, A) is free, free.__get__(a, None)() == a.m())
try: free.__get__(None, None)
except TypeError as e: print(e)
m = a.m
for act in (lambda: setattr(m, "tag", 1), lambda: m.nothing, lambda: m(1, 2), lambda: A.m(), lambda: setattr(m, "__doc__", "x")):
    try: print(act())
    except (AttributeError, TypeError) as e: print(type(e).__name__, e)
free.tag = "through the function"
print(m.tag, a.m.tag, m.__doc__)
import types
print(types.MethodType(free, 5)(6), types.MethodType(max, 3)(1, 2), types.MethodType(A, a) is not None)
for bad in ((1, 2), (free, None), (free,), ()):
    try: print(types.MethodType(*bad))
    except TypeError as e: print(e)
total = 0
methods = [a.m, b.m, a.k, a.n, a.lam, a.bi]
for i in range(180):
    f = methods[i % 6]
    r = f(a) if i % 6 == 3 else f("xyz") if i % 6 == 5 else f(i)
    total += r if isinstance(r, int) else len(r[0])
    if i == 90: A.m = lambda self, x: x * 10; methods[0] = a.m
    if i == 130: a.lam = lambda y: -y; methods[4] = a.lam
print(total)
class Callable:
    def __call__(self, *args): return args
class Holder:
    c = Callable()
    d = print
    e = type
    f = classmethod(Callable())
print(Holder().c(1), Holder().e, Holder.f(2) == (Holder, 2))
