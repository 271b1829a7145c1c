# Names with two leading underscores are mangled with the class's name, wherever they stand.
class A:
    __x = 1
    __y__ = 2
    ___z = 3
    def __init__(self, __arg=5): self.__v = __arg
    def get(self): return self.__v, self.__x, self.__y__, self.___z
    def kw(self, **k): return k
    def call(self): return self.kw(__k=1)
    def local(self):
        __loc = 1
        def __inner(): return __loc
        return sorted(locals()), __inner()
    def glob(self):
        global __g
        __g = 7
        return __g
    class __Nested:
        __w = 4
        def f(self): return self.__w
    def nested(self): return self.__Nested().f(), self.__Nested.__name__, self.__Nested.__qualname__
    def imp(self):
        import math as __m
        return __m.floor(1.5), "_A__m" in locals()
    def exc(self):
        try: 1 / 0
        except ZeroDivisionError as __e: return sorted(k for k in locals() if k != "self")
    l = [__q for __q in (__x, 2)]
    def getat(self, n): return getattr(self, n, "none")
a = A()
print(a.get(), a.call(), a.local(), a.glob(), "_A__g" in globals(), a.nested(), a.imp(), a.exc(), A.l)
print(sorted(k for k in A.__dict__ if "__" in k[1:3] or k.startswith("_A")), vars(a), a._A__v, a.getat("__v"), a.getat("_A__v"))
class _B(A):
    def get(self): return self.__v if hasattr(self, "_B__v") else super().get()[0]
    def put(self): self.__v = "b"
class ___:
    __p = 1
    def f(self): return self.__p
b = _B(9); print(b.get()); b.put(); print(b.get(), vars(b), ___().f(), "__p" in ___.__dict__)
try: a.__v
except AttributeError as e: print(e)
A.__late = 5
print("__late" in A.__dict__, a.__late)
class C:
    def set(self, i): self.__n = i; self.__class__.__t = self.__n
    def sum(self): return self.__n + C.__t + type(self).__t
    __slots__ = ("__n",)
c, total = C(), 0
for i in range(100):
    c.set(i if i < 60 else float(i)); total += c.sum()
print(total, C.__slots__, sorted(k for k in C.__dict__ if k.startswith("_C")))
def f(__x, *, __y=1): return __x, __y
print(f(1, __y=2))
class K:
    r = f(0, **{"__y": 3})
    try: s = f(0, __y=3)
    except TypeError as e: s = str(e)
print(K.r, K.s)
