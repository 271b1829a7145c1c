# Decorators of every form, and the order in which they are applied.
def deco(tag):
    print("make", tag)
    def wrap(f):
        print("apply", tag, getattr(f, "__name__", f))
        return f
    return wrap
@deco("a")
@deco("b")
def f(): pass
@deco("cls")
class C:
    @deco("m")
    def m(self): return 1
    @staticmethod
    @deco("s")
    def s(): return 2
    @property
    def p(self): return 3
    @p.setter
    def p(self, v): print("set", v)
C().p = 5
print(C().p, C.s(), C().m())
table = {"x": [deco]}
@table["x"][0]("sub")
def g(): pass
@(lambda f: 42)
def h(): pass
print(h)
@deco("cond") if True else None
def i(): pass
@[deco][0]("list")
def j(): pass
@(yes := deco("walrus"))
def k(): pass
def counter(f):
    f.calls = 0
    def inner(*a, **k):
        f.calls += 1
        return f(*a, **k)
    inner.__wrapped__ = f
    return inner
@counter
def fib(n): return n if n < 2 else fib(n-1) + fib(n-2)
print(fib(12), fib.__wrapped__.calls)
try:
    @5
    def bad(): pass
except TypeError as e: print(e)
def raises(f): raise ValueError(f.__name__)
try:
    @raises
    def named(): pass
except ValueError as e: print(e)
try: named
except NameError as e: print(e)
@print
class Printed: pass
print(Printed)
async_like = 1
def multi(*fs):
    def w(f):
        for g in fs: f = g(f)
        return f
    return w
@multi(lambda f: (f, 1), lambda t: t[1])
def n(): pass
print(n)
