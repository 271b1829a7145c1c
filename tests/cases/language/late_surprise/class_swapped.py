# Objects and classes change while a loop runs: __class__, __bases__, methods, slots of operators.
class A:
    def f(self, x): return x + 1
    def __add__(self, o): return ('A', o)
class B(A):
    def f(self, x): return super().f(x) * 2
class C:
    def f(self, x): return -x
    def __add__(self, o): return ('C', o)
    def __len__(self): return 3
o, s, log = A(), 0, []
for i in range(200):
    s += o.f(i)
    if i == 100: o.__class__ = B
    if i == 120: o.__class__ = C
    if i == 140: o.__class__ = A
    if i == 150: A.f = lambda self, x: 10
    if i == 160: o.f = lambda x: x // 2
    if i == 180: del o.f
    if i % 20 == 0: log.append(s)
print(log)
class D(A): pass
d, kinds = D(), []
for i in range(160):
    kinds.append((d + i)[0])
    if i == 100: D.__bases__ = (C,)
    if i == 110: D.__add__ = lambda self, o: ('D', o)
    if i == 130: del D.__add__
    if i == 140: D.__bases__ = (B,)
print(''.join(kinds), isinstance(d, A), isinstance(d, C), D.__mro__[1].__name__)
bad = []
for i in range(130):
    try: bad.append(len(d))
    except (TypeError, ValueError) as e: bad.append(str(e) if len(bad) < 2 or i > 120 else 0)
    if i == 100: D.__len__ = lambda self: i
    if i == 120: D.__len__ = lambda self: -1 if i > 125 else 'x'
    if i == 126: break
print(bad[:3], bad[99:104], bad[-7:])
try: len(d)
except (TypeError, ValueError) as e: print(type(e).__name__, e)
class P:
    @property
    def v(self): return 1
p, s, marks = P(), 0, []
for i in range(150):
    s += p.v
    if i == 100: P.v = 5
    if i == 110: p.v = 100
    if i == 120: P.v = property(lambda self: 1000)
    if i == 130: del P.v
    if i % 10 == 9: marks.append(s)
print(marks, vars(p))
for f in (lambda: setattr(o, '__class__', str), lambda: setattr(D, '__bases__', ()), lambda: setattr(D, '__bases__', (D,)), lambda: setattr(int, 'x', 1)):
    try: f()
    except TypeError as e: print(e)
