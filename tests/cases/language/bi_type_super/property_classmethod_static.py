# property, classmethod, staticmethod as objects: their attributes, copies, and errors.
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
def get(self): "get doc"; return self._x
def put(self, v): self._x = v
def rem(self): del self._x
p = property(get, put)
q = p.deleter(rem)
class A:
    x = p; y = q
    ro = property(get); wo = property(None, put); none = property(doc="only doc")
    @classmethod
    def cm(cls, n=1): "cm doc"; return cls.__name__, n
    @staticmethod
    def sm(n=1): return n
a = A(); a.x = 5
print(a.x, a.y, p.fget is get, p.fset is put, p.fdel, q.fdel is rem, p.__doc__, A.none.__doc__, A.wo.__doc__, property(get, doc="other").__doc__, isinstance(A.x, property))
print(t(delattr, a, "x"), t(setattr, a, "ro", 1), t(getattr, a, "wo"), t(getattr, a, "none"), t(delattr, a, "ro"), t(setattr, p, "fget", 1))
del a.y; print(t(getattr, a, "x"))
print(A.cm(), a.cm(2), A.sm(), a.sm(3), A.__dict__["cm"].__func__.__name__, A.__dict__["sm"].__func__.__name__, A.cm.__self__ is A, A.cm.__doc__, A.__dict__["sm"](7), t(A.__dict__["cm"], 7), A.__dict__["cm"].__wrapped__.__name__, A.__dict__["cm"].__name__)
print(t(property().__get__, None),  p.__get__(None, A) is p, t(p.__get__, 5), t(p.__set__, 5, 6), t(property, 1, 2, 3, 4, 5), classmethod(5).__func__, staticmethod(5).__get__(1), p.__isabstractmethod__)
class Sub(A):
    @A.x.getter
    def x(self): return "sub", self._x
    @property
    def z(self): return 1
    @z.setter
    def zz(self, v): self.set = v
s = Sub(); s.x = 1; s.zz = 4
print(s.x, s.zz, s.set, t(setattr, s, "z", 1))
class Chain:
    @classmethod
    @property
    def both(cls): return cls.__name__ + "!"
    n = 0
    @property
    def up(self): self.n += 1; return self.n
    @classmethod
    def add(cls, k): return k + 1
    @staticmethod
    def twice(k): return k * 2
print(Chain.both, Chain().both)
c, tot = Chain(), 0
for i in range(100):
    tot += c.up + c.add(i) + Chain.twice(i) - Chain.add(c.twice(i))
print(tot)
