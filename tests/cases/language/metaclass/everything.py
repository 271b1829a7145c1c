# Metaclasses: keywords, namespaces, hooks, conflicts, calls.
class Meta(type):
    def __new__(mcs, name, bases, ns, **kw):
        print("new", mcs.__name__, name, [b.__name__ for b in bases], sorted(k for k in ns if not k.startswith('__')), kw)
        cls = super().__new__(mcs, name, bases, ns)
        cls.tag = kw.get('tag')
        return cls
    def __init__(cls, name, bases, ns, **kw):
        print("init", cls, kw)
        super().__init__(name, bases, ns)
    def __call__(cls, *a, **k):
        print("call", cls.__name__, a, k)
        return super().__call__(*a, **k)
    @classmethod
    def __prepare__(mcs, name, bases, **kw):
        print("prepare", name, kw)
        return {'prepared': 1}
    def hello(cls):
        return f"hello from {cls.__name__}"
    def __len__(cls): return 42
    def __getitem__(cls, i): return (cls.__name__, i)
    def __contains__(cls, x): return x == 3
    def __iter__(cls): return iter([1,2,3])
    def __instancecheck__(cls, o): return o == 5 or super().__instancecheck__(o)
    @property
    def prop(cls): return "prop of " + cls.__name__
class A(metaclass=Meta, tag='x'):
    y = prepared
    def __init__(self, v=0): self.v = v
    def m(self): return __class__
class B(A, tag='b'): pass
print(A.tag, B.tag, A.y, A.hello(), B.hello(), len(A), A[2], 3 in A, list(B), A.prop)
a = A(5); print(a.v, a.m(), type(a), type(A), isinstance(5, A), isinstance(6, A), isinstance(a, A))
try: a.hello()
except AttributeError as e: print(e)
try:
    class C(A, int, metaclass=type): pass
except TypeError as e: print(e)
class M2(type): pass
try:
    class C(A, metaclass=M2): pass
except TypeError as e: print(e)
print(type('X', (), {'a': 1}).a, type('X', (A,), {}).__mro__)
class Base:
    subs = []
    def __init_subclass__(cls, /, default=None, **kw):
        super().__init_subclass__(**kw)
        cls.default = default; Base.subs.append(cls.__name__)
class D1(Base, default=3): pass
class D2(D1): pass
print(Base.subs, D1.default, D2.default)
try:
    class D3(D1, foo=1): pass
except TypeError as e: print(e)
class Desc:
    def __set_name__(self, owner, name): print("set_name", owner.__name__, name); self.name = name
    def __get__(self, o, t=None): return (self.name, o is None, t.__name__)
class E: d = Desc(); e = Desc()
print(E.d, E().e)
def deco(name, bases, ns): return (name, bases, sorted(ns))
class F(metaclass=deco): x=1
print(F)
print(A.__dict__.keys())
print(E.__dict__.keys())
for i in range(100):
    class G(Base, default=i): z = i
print(G.default, len(Base.subs))
class S(type):
    def __call__(cls, *a):
        if not hasattr(cls, '_i'): cls._i = super().__call__(*a)
        return cls._i
class Sing(metaclass=S):
    def __init__(self): self.n = 0
t=0
for i in range(200):
    Sing().n += 1; t += Sing().n
print(t, Sing().n)
