# __class__ assigned in hot loops, classes that gain and lose slots, methods and bases.
class A:
    def f(self): return 1
    tag = "a"
class B:
    def f(self): return 10
    tag = "b"
    def __len__(self): return 3
class S: __slots__ = ("x",)
class T: __slots__ = ("x",)
class U: __slots__ = ("y",)
o, total = A(), 0
o.n = 5
for i in range(150):
    o.__class__ = B if i % 3 == 0 else A
    total += o.f() + len(o.tag) + o.n + isinstance(o, A) * 100
    try: total += len(o)
    except TypeError: total += 1000
    if i == 70: B.f = lambda self: 20
    if i == 110: A.f = property(lambda self: lambda: self.n)
    if i == 130: o.n = 2.5
print(total, type(o).__name__)
s = S(); s.x = 1; s.__class__ = T; print(s.x, type(s).__name__)
class V(A): pass
class W(A):
    __slots__ = ()
for obj, cls in ((s, U), (s, A), (o, S), (o, int), (5, bool), (o, object), ([], A), (o, 5), (o, W), (V(), A), (A, type), (A(), V), (s, object), (ValueError(), KeyError), (type("Z", (int,), {})(3), int)):
    try: obj.__class__ = cls; print("now", type(obj).__name__)
    except TypeError as e: print(e)
class M1(type): pass
class M2(type):
    def f(cls): return "m2"
class X(metaclass=M1): pass
X.__class__ = M2; print(X.f(), type(X).__name__)
class Base1:
    def g(self): return "base1"
class Base2:
    def g(self): return "base2"
class Child(Base1): pass
c, seen = Child(), []
for i in range(90):
    if i % 30 == 29: Child.__bases__ = (Base2,) if Child.__bases__[0] is Base1 else (Base1,)
    seen.append(c.g())
print(seen.count("base1"), seen.count("base2"), Base1.__subclasses__(), [k.__name__ for k in Base2.__subclasses__()])
for bad in ((), 5, (5,), (Child,), (Base1, Base1)):
    try: Child.__bases__ = bad; print("set", bad)
    except TypeError as e: print(e)
try: int.__bases__ = (str,)
except TypeError as e: print(e)
