# slots
class P:
    __slots__ = ('x', 'y')
    def __init__(self, x, y): self.x = x; self.y = y
p = P(1, 2); print(p.x, p.y)
try: p.z = 1
except AttributeError as e: print(e)
try: print(p.__dict__)
except AttributeError as e: print(e)
del p.x
try: p.x
except AttributeError as e: print(e)
try: del p.x
except AttributeError as e: print(e)
p.x = 7; print(p.x, P.x, type(P.x), P.x.__get__(p), P.x.__name__, P.x.__objclass__)
class Q(P):
    def __init__(self): super().__init__(3, 4); self.w = 5
q = Q(); print(q.__dict__, q.x, q.w); q.__dict__['v'] = 9; print(q.v, q.y); q.x = 10; print(q.x, q.__dict__)
del q.w; print(q.__dict__, q.x)
class R(P): __slots__ = ('z',)
r = R(1, 2); r.z = 3; print(r.x, r.y, r.z, R.__slots__, R.z)
try: r.k = 1
except AttributeError as e: print(e)
for bad in ('a b', 1, '1x'):
    try: type('T', (), {'__slots__': (bad,)})
    except TypeError as e: print(e)
try:
    class T: __slots__ = ('a',); a = 1
except ValueError as e: print(e)
try:
    class T(int): __slots__ = ('a',)
except TypeError as e: print(e)
try:
    class T(P, R): pass
except TypeError as e: print(e)
class S2: __slots__ = 'a'
try:
    class T(P, S2): pass
except TypeError as e: print(e)
class D: __slots__ = ('__dict__', 'q')
d = D(); d.q = 1; d.r = 2; print(d.__dict__, d.q, d.r)
try:
    class D2(D): __slots__ = ('__dict__',)
except TypeError as e: print(e)
class W: __slots__ = ('__weakref__',)
try:
    class W2(W): __slots__ = ('__weakref__',)
except TypeError as e: print(e)
class Priv:
    __slots__ = ('__p', '_q')
    def __init__(self): self.__p = 1
print(Priv.__slots__, Priv()._Priv__p, sorted(k for k in Priv.__dict__))
try: P.x.__set__(5, 3)
except TypeError as e: print(e)
class Doc: __slots__ = {'a': 'doc of a', 'b': None}
print(Doc.__slots__, Doc.a)
t = 0
for i in range(200):
    o = P(i, i + 1); o.x += 1; t += o.x * o.y
print(t)
class L(list): __slots__ = ('n',)
l = L([1,2]); l.n = 3; print(l, l.n)
try: l.m = 1
except AttributeError as e: print(e)
