# Names, comprehensions and class bodies: super, private names, coroutines, prepared namespaces.
import asyncio, sys
class A:
    def f(self): return 1
class B(A):
    __p = 3
    def f(self):
        try: return [super().f() for _ in [1]]
        except (TypeError, RuntimeError) as e: return str(e)
    def g(self): return [super(B, self).f() + self.__p for _ in range(3)]
    def h(self): return [__class__ for _ in [1]], {__class__.__name__: k for k in [1]}
    try: q = [__class__ for _ in [1]]
    except NameError as e: print(e)
    def __m(self, __a=1, *, __b=2): return {k: v for k, v in locals().items() if k != 'self'}
    def n(self): return self.__m(), self._B__m(1, _B__b=3)
    try:
        import __x
    except ImportError as e: print(e)
    import sys as __s
    class __K: pass
    __l: int = 3
    for __i in (1, 2): pass
    def gl(self):
        global __G
        __G = 4
print(B().f(), B().g(), B().h(), B().n(), sorted(k for k in vars(B) if 'B__' in k), B.__annotations__, B._B__K.__qualname__)
B().gl(); print(_B__G)
async def ag():
    for i in range(3): yield i
async def one(x): return x
async def m():
    a = [i async for i in ag()]
    b = [await one(i) for i in range(2)]
    c = [sorted(locals()) async for i in ag() if i]
    d = {i: [await one(locals()['j']) for j in (i,)] for i in range(2)}
    e = [[eval('i') async for i in ag()] for k in range(2)]
    try: f = [1 // locals()['i'] async for i in ag()]
    except ZeroDivisionError as x:
        tb = x.__traceback__; f = []
        while tb: f.append(tb.tb_frame.f_code.co_name); tb = tb.tb_next
    return a, b, c, d, e, f
print(asyncio.run(m()))
def fact(n): return [eval('n') if False else fact(n - 1) for _ in [0]] if n else []
def deep(n): return [deep(n - 1) for _ in (1,)][0] if n else 0
print(deep(400))
class P:
    def __init__(self): self.s = {}
    def __getitem__(self, k): return self.s[k] if k in self.s else (_ for _ in ()).throw(KeyError(k))
    def __setitem__(self, k, v): self.s[k] = v
    def __delitem__(self, k): del self.s[k]
class M(type):
    def __prepare__(n, b): return P()
    def __new__(m, n, b, s): return type.__new__(m, n, b, s.s)
y = 'global y'
def fn():
    y = 'outer y'; z = 'outer z'
    class C(metaclass=M):
        print(y, z)
        w = y
        y = 'own'
        print(y)
        locals()['z'] = 'put'
        print(z)
        def meth(self): return y, z
        __qualname__ = 'Q'
        x: int
        x2: 'str' = 4
    return C, C().meth(), C.__annotations__, C.__qualname__
try: print(fn())
except NameError as e: print(type(e).__name__, e)
def nl():
    v = 1
    class C:
        nonlocal v
        v = 2
        u = v
    return v, C.u, 'v' in vars(C)
print(nl())
class D:
    k = 1
    del k
    try: k
    except NameError as e: print(e)
    ls = [lambda: D for _ in [1]]
    print(ls[0].__qualname__)
print([[(lambda: 0).__qualname__ for _ in [1]] for _ in [1]], list((lambda: 0).__qualname__ for _ in [1]))
