# super(): no, one and two arguments, class methods, descriptors, and its errors.
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
class A:
    x = "A.x"
    def who(self): return "A"
    @classmethod
    def make(cls): return f"A.make({cls.__name__})"
    @staticmethod
    def stat(): return "A.stat"
    @property
    def p(self): return "A.p"
class B(A):
    x = "B.x"
    def who(self): return "B>" + super().who()
    @classmethod
    def make(cls): return "B>" + super().make()
    def stat2(self): return super().stat(), super().p, super().x, super(B, self).who(), super(B, type(self)).make()
    def nested(self): return (lambda: super(B, self).who())(), [super(B, self).who() for _ in "ab"]
    def cell(self): return __class__.__name__
    def late(self, *a): del self; return super().who()
    def missing(self): return super().nope
    def setx(self): super().x = 5
class C(B):
    def who(self): return "C>" + super().who()
c = C()
print(c.who(), C.make(), c.stat2(), c.nested(), c.cell(), t(c.missing), t(c.setx), c.__dict__)
print(t(super, 5), t(super, A, 5), t(super, B, A()), t(super, int, str), super(B, c).who(), super(C, c).who())
s = super(B, c)
print(s.__thisclass__, s.__self__ is c, s.__self_class__, type(s), repr(super(B, C)), repr(super(B)), super(B).__self__, super(B).__get__(c, C).who(), t(setattr, s, "who", 1), s.__class__)
def free(): return super().x
def free1(self): return super().x
def free2(self):
    def inner(): return super().x
    return inner()
print(t(free))
class P:
    def f(self, n): return n
class Q(P):
    def f(self, n): return super().f(n + 1) * 2
class R(Q):
    def f(self, n): return super().f(n) - 3 if n % 2 else super(Q, self).f(n)
print(sum(R().f(i) for i in range(100)))
