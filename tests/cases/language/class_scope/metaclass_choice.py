# class statements: the metaclass is the most derived one, __prepare__, keywords, errors.
class M(type):
    @classmethod
    def __prepare__(m, name, bases, **kw):
        print("prepare", m.__name__, name, [b.__name__ for b in bases], kw)
        return {"prepared": 1}
    def __new__(m, name, bases, ns, **kw):
        print("new", name, sorted(k for k in ns if k[:2] != "__"), kw)
        return super().__new__(m, name, bases, ns)
    def __init__(cls, name, bases, ns, **kw): print("init", kw)
    def __call__(cls, *a): print("call", a); return super().__call__(*a)
class N(M): pass
class A(metaclass=M, flag=1): x = 2
class B(A): y = prepared
class C(A, metaclass=N): pass
class D(B, C): pass
print(type(D).__name__, D.prepared, A().__class__.__name__, D.__mro__ == (D, B, C, A, object))
class Other(type): pass
for bad in ("class X(A, metaclass=Other): pass", "class Y(metaclass=5): pass", "class Z(metaclass=lambda *a, **k: (a, k), q=1): z = 1", "class W(5): pass", "class V(A, A): pass", "class U(object, A): pass", "class T(bool): pass", "class S(**{'metaclass': M, 'k': 2}): pass", "class R(*(B, C)): pass", "class P(A, B): pass", "class O(int, str): pass", "class L(type(None)): pass", "class K(nope=1): pass"):
    try: exec(bad)
    except (TypeError, SyntaxError) as e: print(bad, "->", e)
    else: print(bad, "made", type(eval(bad[6])).__name__)
print(Z[0][0], Z[1], sorted(Z[0][2]))
class BadPrepare(type):
    def __prepare__(*a): return 5
try:
    class I(metaclass=BadPrepare): pass
except TypeError as e: print(e)
class Logging(dict):
    def __setitem__(self, k, v):
        if k[0] != "_": order.append(k)
        super().__setitem__(k, v)
    def __missing__(self, k):
        if k[0].isupper(): return k.lower()
        raise KeyError(k)
class LM(type):
    __prepare__ = lambda *a: Logging()
    def __new__(m, n, b, ns): return super().__new__(m, n, b, dict(ns))
order = []
class E(metaclass=LM):
    b = UNDEFINED
    a = b + Other_
    for i in range(30): c = i
    def f(self): pass
    del b
print(order[:4], len(order), E.a, E.c, hasattr(E, "b"))
