# __subclasses__, isinstance and issubclass while the hierarchy changes, __instancecheck__ on metaclasses in loops.
class A: pass
class B(A): pass
class C(B): pass
class X: pass
o, total = C(), 0
for i in range(120):
    total += isinstance(o, A) + 2 * isinstance(o, X) + 4 * issubclass(C, (X, int)) + 8 * isinstance(i if i % 2 else "s", (int, X))
    if i == 40: B.__bases__ = (X,)
    if i == 80: C.__bases__ = (A, X)
print(total, C.__mro__ == (C, A, X, object), [k.__name__ for k in A.__subclasses__()], B.__subclasses__())
class M(type):
    strict = True
    def __instancecheck__(cls, o): calls.append("i"); return type.__instancecheck__(cls, o) if cls.strict else "truthy"
    def __subclasscheck__(cls, c): calls.append("s"); return not cls.strict
class K(metaclass=M): pass
class L(K): pass
calls = []
print(isinstance(5, K), isinstance(K(), K), isinstance(L(), K), issubclass(L, K), issubclass(int, K), isinstance(5, (str, K)), len(calls))
M.strict = False; print(isinstance(5, K), issubclass(int, K), isinstance(K(), K))
n = 0
for i in range(100):
    n += isinstance(i, K) + issubclass(int, L)
    if i == 50: M.strict = True
    if i == 75: del M.__instancecheck__
print(n)
for bad in (lambda: isinstance(1, 5), lambda: isinstance(1, "int"), lambda: isinstance(1, (int, 5)), lambda: isinstance(1, ("x", int)), lambda: issubclass(1, int), lambda: issubclass(int, 5), lambda: isinstance(1, []), lambda: issubclass(int, (str, (float, int))), lambda: isinstance(1, ()), lambda: isinstance(), lambda: isinstance(1, ((), (int,)))):
    try: print(bad())
    except TypeError as e: print(e)
class Fake:
    __class__ = property(lambda self: A)
print(isinstance(Fake(), A), isinstance(Fake(), Fake), type(Fake()) is Fake, Fake().__class__ is A)
