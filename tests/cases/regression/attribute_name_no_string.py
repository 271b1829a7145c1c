# Names of attributes that are no strings, or of a subclass of them, where natives take them.
import weakref
class A: pass
a=A(); p=weakref.proxy(a)
class S(str): pass
for f in [lambda: type(p).__getattribute__(p, 5), lambda: type(p).__setattr__(p, 5, 6), lambda: type(p).__delattr__(p, 5), lambda: setattr(p, S('x'), 5), lambda: type(p).__setattr__(p, S('y'), 6), lambda: type(p).__getattribute__(p, S('x')), lambda: Exception().__setstate__({5:6}), lambda: Exception().__setstate__({S('q'):6})]:
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
print(a.__dict__)
class B:
    __match_args__=(5,)
class C:
    __match_args__=(S('z'),)
    z=5
for k in (B,C):
  try:
    match k():
        case B(x): print('b',x)
        case C(x): print('c', x)
  except TypeError as e: print(e)
def mk(**k):
    try:
        class D(**k): pass
    except TypeError as e: print(e)
try:
    class D(**{5:6}): pass
except TypeError as e: print(e)
try:
    print((lambda **k: k)(**{S('a'):1}))
except TypeError as e: print(e)
try:
    class Meta(type):
        def __new__(m, n, b, d, **k): print(k); return type.__new__(m,n,b,d)
        def __init__(*a, **k): pass
    class D(metaclass=Meta, **{S('u'):6}): pass
except TypeError as e: print(e)
class E(Exception):
    def __setattr__(s, n, v): print('set', type(n).__name__, n, v)
E().__setstate__({'a': 1})
import types
m = types.ModuleType('m')
m.__dict__.update({S('k'): 3, 5: 6})
print(m.__dict__[5], getattr(m, 'k'))
import functools
try: print(functools.partial(print, **{S('sep'): '-'})(1,2))
except TypeError as e: print(e)
for bad in ({'a':1}, {5: 1}):
    try: type('T', (), {}, **{S('m'): 1})
    except TypeError as e: print(e)
try: type('T', (), {5: 6})
except TypeError as e: print(e)
def g(o): return o.x
try: print('{0.x}'.format(a))
except Exception as e: print(e)
o = A(); 
try: o.__dict__[5] = 7; o.__dict__[S('v')] = 8; print(o.__dict__, o.v, sorted(dir(a))[-1])
except Exception as e: print(type(e), e)
try: print(vars(o), dir(o)[:1])
except TypeError as e: print(e)
import copy
try: print(copy.copy(o).__dict__)
except Exception as e: print(type(e), e)
