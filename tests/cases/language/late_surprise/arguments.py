# A hot call is made once, late, with other arguments: keywords, stars, too few, too many, defaults gone.
def f(a, b=2, *rest, c=3, **kw): return a + b * 10 + sum(rest) * 100 + c * 1000 + len(kw) * 10000
late = [((), {'a': 5}), ((1, 2, 3, 4), {}), ((1,), {'c': 0, 'z': 1}), ((), {}), ((1,), {'a': 2}), ((0.5,), {}), (('x',), {}), ((2**64, 1), {'c': -1}), ((True,), {'b': None})]
for args, kw in late:
    s, err = 0, None
    for i in range(120):
        try: s += f(i) if i != 100 else f(*args, **kw)
        except TypeError as e: err = str(e)
    print(args, kw, s, err)
def g(x, /, y, *, z): return x - y + z
calls = [lambda i: g(i, 1, z=2)] * 100 + [lambda i: g(i, y=1, z=0), lambda i: g(x=i, y=1, z=2), lambda i: g(i, 1, 2), lambda i: g(i, z=1), lambda i: g(i, 1), lambda i: g(i, 1, z=1, w=2), lambda i: g(*(i, 1), **{'z': 5})]
out = []
for i, c in enumerate(calls):
    try: out.append(c(i))
    except TypeError as e: out.append(str(e))
print(*out[98:], sep='\n')
class C:
    def m(self, x, y=1): return x + y
    @staticmethod
    def s(x, y=10): return x * y
    @classmethod
    def k(cls, *a): return len(a)
o, t = C(), 0
for i in range(150):
    if i == 120: C.m.__defaults__ = (50,)
    if i == 130: C.s = lambda x, y=0: y
    if i == 140: C.m = staticmethod(lambda x, y=0: x)
    try: t += o.m(i) + o.s(i) + o.k(i, i)
    except TypeError as e: t -= 1; last = str(e)
print(t, 'last' in dir() and last)
for i in range(130):
    fn = f if i < 110 else [C, len, C.m, print, int, f, o.k][i % 7]
    try: r = fn(*range(i % 3 + 1)) if fn is not print else 'print'
    except TypeError as e: r = str(e)
    if i >= 110 and i < 125: print(i, r if not isinstance(r, C) else 'a C')
