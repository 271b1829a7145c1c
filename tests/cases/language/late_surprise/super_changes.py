# super() chains in hot methods while the middle class gains, loses and moves the method.
class A:
    def f(self, x): return ['A', x]
    @classmethod
    def c(cls): return cls.__name__
class B(A):
    def f(self, x): return super().f(x + 1) + ['B']
class C(B):
    def f(self, x): return super().f(x * 2) + ['C']
    @classmethod
    def c(cls): return super().c() + '!'
class X(A):
    def f(self, x): return super().f(-x) + ['X']
o, out = C(), []
for i in range(200):
    try: r = ''.join(map(str, o.f(1))) + o.c()
    except (AttributeError, TypeError) as e: r = f'{type(e).__name__}: {e}'
    if not out or out[-1][1] != r: out.append((i, r))
    if i == 100: old = B.f; del B.f
    if i == 110: B.f = old
    if i == 120: A.f = lambda self, x: [x]
    if i == 130: C.__bases__ = (X,)
    if i == 140: o.__class__ = X
    if i == 150: del A.f
    if i == 155: A.f = lambda self, x: ['A2', x]
    if i == 160: o.__class__ = C; C.__bases__ = (B, X)
    if i == 170: o.f = lambda x: 'own'
    if i == 180: del o.f; B.c = classmethod(lambda cls: 'Bc')
    if i == 190: A.c = 5; del B.c
print(*out, sep='\n')
class P:
    def __init__(self, n): self.n = n
    def __getattr__(self, k): return f'P?{k}'
class Q(P):
    def __init__(self, n, m): super().__init__(n); self.m = m
    def get(self): return super().n if self.m == 115 else super().__getattr__('z')
total = 0
for i in range(120):
    try: total += len(Q(i, i).get())
    except AttributeError as e: print(i, e)
print(total)
for bad in (lambda: super().x, lambda: super(A, 5), lambda: super(5), lambda: super(C, A()).f, lambda: super(B, o).nope):
    try: bad()
    except (RuntimeError, TypeError, AttributeError) as e: print(type(e).__name__, e)
s = super(B, o)
print(s.__thisclass__.__name__, s.__self__ is o, s.__self_class__.__name__, s.f(3))
