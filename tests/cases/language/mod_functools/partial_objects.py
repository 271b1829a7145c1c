# functools.partial and partialmethod: attributes, nesting, repr, keywords, errors.
from functools import partial, partialmethod
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
def f(*a, **k): return a, sorted(k.items())
p = partial(f, 1, x=2)
print(p(), p(3, y=4), p(x=9), p.func is f, p.args, p.keywords, partial(p, 5, x=3)(6), partial(p, 5).func is f, partial(p).args, t(partial), t(partial, 5), t(partial(len), 1, 2), callable(p), p.__class__.__name__)
print(partial(int, base=2)("101"), partial(print, "a", sep="-")("b"), list(map(partial(pow, 2), range(4))), partial(max, key=len)("a", "bbb"), repr(partial(int)), repr(partial(int, "5", base=3)), repr(partial(partial(int, 1), 2)))
p.attr = 5; print(p.attr, p.__doc__ is not None)
p.keywords["x"] = 100; print(); p.keywords["new"] = 0; print()
r = p.__reduce__(); print(len(r), r[1][0] is f, r[2][3]); q = partial(len); q.__setstate__((f, (1,), {"z": 1}, {"w": 2})); print(q(2), q.w, t(q.__setstate__, 5), t(q.__setstate__, (f, 5, {}, None)))
class S(partial): pass
s = S(f, 1); print(s(2), type(s).__name__, isinstance(s, partial), S(s, 5).args)
class C:
    def base(self, a, b=0): return self.n, a, b
    n = 7
    one = partialmethod(base, 1)
    kw = partialmethod(base, b=5)
    st = partialmethod(staticmethod(f), 3)
    cl = partialmethod(classmethod(lambda cls, x: (cls.__name__, x)), 9)
    plain = partial(f, "plain")
c = C(); print(c.one(), c.one(b=2), c.kw(3), c.st(4), C.cl(), c.plain(1), C.one(c), repr(C.__dict__["one"])[:30], t(partialmethod, 5))
tot, add = 0, partial(lambda a, b, c=1: a * b + c, 3)
for i in range(150): tot += add(i) + add(i, c=i) + partial(add, i)() + c.one(b=i)[2] + c.kw(i)[1]
print(tot)
