# Descriptors of every kind: data and other, on classes, deleted, computed by the interpreter.
class D:
    def __init__(self, v): self.v = v
    def __get__(self, o, t=None): return ('get', self.v, o is not None, t.__name__ if t else None)
class DD(D):
    def __set__(self, o, v): print('set', v)
    def __delete__(self, o): print('delete')
class A:
    d = D(1); dd = DD(2)
    def m(self): return self
    @classmethod
    def c(cls): return cls
    @staticmethod
    def s(): return 's'
    @property
    def p(self):
        "doc p"
        return 5
a = A()
print(a.d, A.d, a.dd, A.dd); a.d = 3; print(a.d, a.__dict__); a.dd = 4; del a.dd; print(a.dd)
a.__dict__['dd'] = 9; print(a.dd)
print(A.__dict__['m'].__get__(a, A)() is a, A.m.__get__(None, A) is A.m, A.__dict__['c'].__get__(a)(), A.__dict__['s'].__get__(a)(), A.__dict__['s']())
print(A.p.__doc__, A.p.fget.__name__, A.p.__get__(None, A) is A.p, A.p.__get__(a))
try: a.p = 1
except AttributeError as e: print(e)
try: del a.p
except AttributeError as e: print(e)
m = a.m; print(m.__self__ is a, m.__func__ is A.m, m.__name__, m == a.m, m is a.m, hash(m) == hash(a.m))
print(str.join.__name__, str.join.__objclass__, str.join.__qualname__, ','.join.__self__, [].append.__qualname__, type(str.join), type(','.join))
print(object.__init__, object().__init__.__name__, int.__add__.__objclass__, (5).__add__(3), int.__add__(5, 3), int.__dict__['real'].__get__(5), type(int.__dict__['real']))
print(type.__dict__['__name__'].__get__(A), type.__dict__['__mro__'].__get__(A), type(type.__dict__['__name__']).__name__, int.__dict__['real'].__objclass__, int.__dict__['real'].__name__)
print(dict.__dict__['fromkeys'], type(dict.__dict__['fromkeys']))
class P(property):
    def __get__(self, o, t=None): return 'P' if o is None else super().__get__(o, t)
class B:
    @P
    def x(self): return 42
    @x.setter
    def x(self, v): print('setting', v)
b = B(); print(B.x, b.x, type(B.__dict__['x'])); b.x = 3
class SM(staticmethod): pass
class CM(classmethod): pass
class E:
    f = SM(lambda: 'sm'); g = CM(lambda cls: cls.__name__)
print(E.f(), E().f(), E.g(), E().g())
class OnlySet:
    def __set__(self, o, v): o.__dict__['x'] = v * 2
class F: x = OnlySet()
f = F(); print(type(f.x)); f.x = 4; print(f.x)
try: del f.x
except AttributeError as e: print(e)
class Cached:
    def __init__(self, f): self.f = f
    def __set_name__(self, o, n): self.n = n
    def __get__(self, o, t):
        if o is None: return self
        v = o.__dict__[self.n] = self.f(o); return v
class H:
    calls = 0
    @Cached
    def v(self): H.calls += 1; return H.calls * 10
h = [H() for _ in range(60)]
print(sum(x.v + x.v for x in h), H.calls)
class Bad:
    def __set_name__(self, o, n): raise ValueError('no')
try:
    class I: x = Bad()
except RuntimeError as e: print(e, repr(e.__cause__))
print(super(A, a), super(A, A), super(A))
class J(A):
    def m(self): return super().m() is self, super(J, self).d, super().p
print(J().m(), super(J, J).c(), super(J, J()).c())
try: super(J, a)
except TypeError as e: print(e)
try: super().foo
except RuntimeError as e: print(e)
print(super(J, J()).__thisclass__, super(J, J()).__self_class__)
try: super(J, J()).nope
except AttributeError as e: print(e)
