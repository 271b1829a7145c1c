# Classes that change: bases, class of an instance, attributes.
class A:
    def f(self): return 'A.f'
class B:
    def f(self): return 'B.f'
    g = 5
a = A(); a.v = 1
a.__class__ = B; print(a.f(), a.v, a.g, type(a), isinstance(a, B))
try: a.__class__ = int
except TypeError as e: print(e)
try: a.__class__ = 5
except TypeError as e: print(e)
class S: __slots__ = ('a',)
try: a.__class__ = S
except TypeError as e: print(e)
class C(A): pass
c = C(); print(c.f()); C.__bases__ = (B,); print(c.f(), C.__mro__, C.__base__, A.__subclasses__(), B.__subclasses__())
for bad in ([B], (), (5,), (C,)):
    try: C.__bases__ = bad
    except TypeError as e: print(e)
class X: pass
class Y(X): pass
try:
    class Z(X, Y): pass
except TypeError as e: print(e)
try:
    class Z(X, X): pass
except TypeError as e: print(e)
for bad in (bool, type(None), type(lambda: 0), range, slice, type(Ellipsis)):
    try: type('Z', (bad,), {})
    except TypeError as e: print(e)
try:
    class Z(5): pass
except TypeError as e: print(e)
class Ent:
    def __mro_entries__(self, bases): return (X, )
class Z(Ent()): pass
print(Z.__mro__, len(Z.__orig_bases__), Z.__bases__)
try: type('T', (Ent(),), {})
except TypeError as e: print(e)
for args in ((), ('a', 'b'), (1, (), {}), ('T', [], {}), ('T', (), []), ('T', (), {}, 1)):
    try: print(type(*args))
    except TypeError as e: print(e)
for args in ((), ('a', 'b'), (1, (), {}), ('T', [], {}), ('T', (), [])):
    try: print(type.__new__(type, *args))
    except TypeError as e: print(e)
def loop():
    t = 0
    o = A()
    for i in range(100):
        t += len(o.f())
        o.__class__ = B if i % 2 else C
        t += o.g if i else 1
    return t
print(loop())
class M(type):
    def mro(cls): return [cls, Y, X, object]
class N(metaclass=M): pass
print(N.__mro__, isinstance(N(), X))
class T: 
    def __new__(cls, *a): print('new', a); return super().__new__(cls)
    def __init__(self, *a): print('init', a)
T(1); 
class U(T):
    def __new__(cls, *a): return 5
print(U(1))
try: object.__new__(int)
except TypeError as e: print(e)
try: int.__new__(str)
except TypeError as e: print(e)
try: object(1)
except TypeError as e: print(e)
class V: pass
try: V(1)
except TypeError as e: print(e)
class V2:
    def __init__(self): return 1
try: V2()
except TypeError as e: print(e)
A.__name__ = 'AA'; print(A, A().__class__.__name__); A.__qualname__ = 'QQ'; print(A); 
try: A.__name__ = 5
except TypeError as e: print(e)
try: int.foo = 1
except TypeError as e: print(e)
try: A.__mro__ = 1
except AttributeError as e: print(e)
try: del A.__name__
except TypeError as e: print(e)
try: A.nope
except AttributeError as e: print(e)
try: del A.nope
except AttributeError as e: print(e)
print(type.__dict__['__name__'], type(type.__dict__['__name__']), type.__dict__['mro'], object.__dict__['__class__'])
