# __class__ and super() in every function of a class body, and what breaks them.
class A:
    def f(self): return "A"
    def who(self): return __class__.__name__
    @classmethod
    def c(cls): return super().__name__ if hasattr(super(), "__name__") else __class__.__name__
    @staticmethod
    def s(): return __class__
class B(A):
    def f(self): return "B" + super().f()
    def nested(self): return [super(B, self).f() for _ in range(2)], (lambda: __class__.__name__)()
    def inner(self):
        def g(self): return super().f()
        return g(self)
    def gen(self):
        yield super().f()
        yield __class__
    def rebound(self):
        s = super()
        self = 5
        return s.f()
    def other(this): return super().f() + super(__class__, this).f()
    def none(): return super()
    def deleted(self):
        return super().g()
b = B()
print(b.f(), b.who(), b.c(), b.s() is A, b.nested(), b.inner(), [x if isinstance(x, str) else x.__name__ for x in b.gen()], b.rebound(), b.other())
for f in (lambda: B.none(), lambda: b.deleted(), lambda: B.f(5), lambda: super(), lambda: super(B, 5), lambda: super(5, b), lambda: super(B, b).nope, lambda: super(B, A).f, lambda: super(B, B).f(b), lambda: super(int, True).numerator):
    try: print(f())
    except (RuntimeError, TypeError, AttributeError) as e: print(type(e).__name__, e)
def outside(self): return super().f()
class C(A):
    def f(self): return "C" + super().f()
class D(B, C): pass
total = 0
d = D()
for i in range(120):
    if i == 60: D.__bases__ = (C, B)
    if i == 90: A.f = lambda self: "aa"
    total += len(d.f()) + ord(d.f()[0]) + ord(d.f()[1])
print(total, d.f(), B.__class__.__name__, "__class__" in B.f.__code__.co_freevars, "__class__" in A.f.__code__.co_freevars)
class E:
    __class__ = int
    def f(self): return __class__
print(isinstance(E(), int), type(E()).__name__, E().__class__, E.f(0).__name__)
try:
    class F:
        x = __class__
except NameError as e: print(e)
