# abc: abstract methods of all kinds, instantiation errors, register, __subclasshook__, caches, update.
import abc
from abc import ABC, ABCMeta, abstractmethod
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
class S(ABC):
    @abstractmethod
    def one(self): return "S.one"
    @property
    @abstractmethod
    def two(self): ...
    @classmethod
    @abstractmethod
    def three(cls): ...
    @staticmethod
    @abstractmethod
    def four(): ...
class P(S):
    def one(self): return super().one() + "!"
class Q(P):
    two = 2; three = 3; four = 4
print(t(S), t(P), Q().one(), sorted(S.__abstractmethods__), sorted(P.__abstractmethods__), Q.__abstractmethods__, S.one.__isabstractmethod__, getattr(P.one, "__isabstractmethod__", None), S.__dict__["two"].__isabstractmethod__, S.__dict__["three"].__isabstractmethod__, type(S).__name__, isinstance(Q(), S), abc.ABC.__abstractmethods__)
class One(ABC):
    @abstractmethod
    def m(self): ...
print(t(One), t(lambda: object.__new__(One)), t(type("Sub", (One,), {})), type("Ok", (One,), {"m": 1})().m)
class V(metaclass=ABCMeta): pass
class X: pass
print(isinstance(X(), V), V.register(X) is X, isinstance(X(), V), issubclass(X, V), V in X.__mro__, t(V.register, 5), t(V.register, V), issubclass(int, V)); V.register(int); print(issubclass(bool, V), isinstance(5, V), t(X.__class__, "Y", (), {}) is not None)
class C1(V): pass
print(t(C1.register, V), issubclass(C1, V))
@V.register
class Dec: pass
print(issubclass(Dec, V))
class H(ABC):
    @classmethod
    def __subclasshook__(cls, c):
        if cls is H: return True if hasattr(c, "quack") else False if hasattr(c, "bark") else NotImplemented
        return NotImplemented
class Duck: quack = 1
class Dog: bark = 1
class Cat: pass
class Kid(H): pass
print(issubclass(Duck, H), issubclass(Dog, H), issubclass(Cat, H), isinstance(Duck(), H), issubclass(Duck, Kid), issubclass(Kid, H), t(lambda: issubclass(5, H))); H.register(Cat); print(issubclass(Cat, H)); H.register(Dog); print(issubclass(Dog, H))
class Bad(ABC):
    @classmethod
    def __subclasshook__(cls, c): return 5
print(abc.get_cache_token() == abc.get_cache_token(), isinstance(abc.get_cache_token(), int))
def late(self): return "late"
class L(ABC):
    @abstractmethod
    def f(self): ...
class M(L): pass
print(t(M)); M.f = late; print(t(M)); abc.update_abstractmethods(M); print(M().f())
class MM(ABCMeta):
    def __instancecheck__(cls, o): return o == "yes" or super().__instancecheck__(o)
class Z(metaclass=MM): pass
n = 0
objs = [X(), 5, "yes", Duck(), Dog(), Q(), None, Dec()]
for i in range(160): o = objs[i % 8]; n = n * 3 + isinstance(o, V) + 2 * isinstance(o, H) + 4 * isinstance(o, Z) + 8 * isinstance(o, S) & 0xffffff
print(n)
