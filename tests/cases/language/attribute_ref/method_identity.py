# Bound methods: new each time, equal by function and object, with the attributes of their function.
class A:
    def f(self): "doc"; return self
    def g(self): pass
    @classmethod
    def c(cls): return cls
    @staticmethod
    def s(): return "s"
a, b = A(), A()
print(a.f is a.f, a.f == a.f, a.f == b.f, a.f != a.g, hash(a.f) == hash(a.f), a.c == A.c, a.c is A.c, a.s is A.s, A.f is A.f)
print(a.f.__func__ is A.f, a.f.__self__ is a, a.f.__name__, a.f.__doc__, A.c.__self__ is A, {a.f: 1}[a.f], a.f in [a.f])
A.f.note = "noted"; print(a.f.note)
for t in ("a.f.note = 1", "a.f.x", "del a.f.note"):
    try: print(t, exec(t))
    except Exception as e: print(t, type(e).__name__, e)
class Eq:
    def __eq__(self, o): return True
    def __hash__(self): return 1
    def m(self): pass
x, y = Eq(), Eq(); print(x.m == y.m, x.m == x.m, len({x.m, y.m}) if 0 else "")
ms, total = [a.f, b.f, a.g, a.c, a.s, A.f], 0
for i in range(120):
    m, n = ms[i % 6], ms[i * 7 % 6]
    total += (m == n) + 2 * (m is n) + 4 * callable(m)
    if i == 60: ms[0] = a.f; A.g = A.f; ms[2] = a.g
print(total, a.g == a.f)
import types
m = types.MethodType(lambda self, k: (self, k), 5); print(m(6), m.__self__, types.MethodType(len, [1, 2])())
for bad in ((5, 5), (len, None), (len,)):
    try: types.MethodType(*bad)
    except TypeError as e: print(e)
