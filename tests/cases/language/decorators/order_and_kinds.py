# Decorators: any expression, evaluated top down, applied bottom up; what they return is bound.
log = []
def d(n):
    log.append(f"make {n}")
    def deco(f):
        log.append(f"apply {n} to {getattr(f, '__name__', f)}")
        return f
    return deco
@d(1)
@d(2)
def f(x=log.append("default")): return 5
@d(3)
class C(log.append("base") or object):
    log.append("body")
    @d(4)
    def m(self): pass
print(log); log.clear()
@bool
def shown(): pass
@lambda f: 42
def answer(): pass
print(answer, shown)
table = {"k": [None, lambda f: f.__name__]}
@table["k"][1]
def named(): pass
@(lambda f: f) if log else (lambda f: "other")
def chosen(): pass
@(w := str)
def text(): pass
@d(5) and (lambda f: [f.__name__])
class Listed: pass
print(named, chosen, text[:9], Listed, w is str)
class Count:
    def __init__(self, f): self.f, self.n = f, 0
    def __call__(self, *a): self.n += 1; return self.f(*a)
    def __get__(self, o, t=None): return lambda *a: self(o, *a)
@Count
def square(x): return x * x
class H:
    @Count
    def m(self, x): return x + 1
    @property
    def p(self): return self._p
    @p.setter
    def p(self, v): self._p = v * 2
    @staticmethod
    @Count
    def s(x): return -x
    @classmethod
    @property
    def cp(cls): return cls.__name__
h = H(); total = 0
for i in range(100):
    h.p = i
    total += square(i) + h.m(i) + h.p + h.s(i)
print(total, square.n, H.__dict__["m"].n, H.cp)
def fails(f): raise ValueError("decorating " + f.__name__)
try:
    @fails
    def never(): pass
except ValueError as e: print(e, "never" in globals())
def rec(f): return lambda n: n if n < 2 else f(n)
@rec
def fib(n): return fib(n - 1) + fib(n - 2)
print(fib(15))
try:
    @None
    def g(): pass
except TypeError as e: print(e)
