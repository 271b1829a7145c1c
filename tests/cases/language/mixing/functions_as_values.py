# The callee of one call site changes kind: def, lambda, builtin, bound, class, partial, callable object.
from functools import partial
class Call:
    def __init__(self, k): self.k = k
    def __call__(self, x): return x * self.k
class Named:
    def m(self, x): return x + 3
    @classmethod
    def c(cls, x): return x + 4
    @staticmethod
    def s(x): return x + 5
class Made(int):
    def __new__(cls, x): return super().__new__(cls, x + 6)
def plain(x): return x + 1
def default(x, y=10): return x + y
def star(*a): return len(a)
def gen(x): yield x
async def co(x): return x
fs = [plain, lambda x: x + 2, default, star, abs, str, int, float, bool, Named().m, Named.c, Named.s, Call(2), Call(0.5), partial(default, 1), partial(max, 50), Made, [5, 6, 7].__contains__, 'abc'.count, len, gen, None, 7, max]
s, odd = 0, []
for i in range(100 + len(fs)):
    f = plain if i < 100 else fs[i - 100]
    try: r = f(i)
    except TypeError as e: r = f'{type(e).__name__}: {e}'
    if type(r) in (int, float, bool): s += r
    else: odd.append((i, r if isinstance(r, str) else type(r).__name__))
print(s, *odd, sep='\n')
def apply(f, n):
    t = 0
    for i in range(n): t += f(i)
    return t
print([apply(f, 60) for f in fs[:7] if f is not str], apply(Made, 10), apply(float, 10), apply(fs[12], 50))
calls = {'+': lambda a, b: a + b, '*': lambda a, b: a * b, 'max': max, 'pow': pow, 'div': divmod}
acc = 1
for i in range(130):
    r = calls[('+', '*', 'max', 'pow', 'div')[i % 5 if i > 120 else i % 3]](acc, i % 4 + 1)
    acc = r[0] if isinstance(r, tuple) else r
    acc = acc % 10007
print(acc)
try: calls['div'](1, 0)
except ZeroDivisionError as e: print(e)
method = 'ab'.upper
out = ''
for i in range(110):
    out += method()
    if i == 100: method = 'cd'.title
    if i == 105: method = (lambda s: lambda: s)('!')
print(len(out), out[198:])
print(plain.__name__, fs[1].__name__, Named().m.__func__ is Named.m, Named.c.__self__ is Named, fs[9] == fs[9].__self__.m, partial(default, 1).func is default, callable(Call(1)), callable(None), [f.__name__ for f in fs[:9]])
