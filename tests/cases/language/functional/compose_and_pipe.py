# Functions composed, piped by operators, partially applied, flipped, juxtaposed and folded.
from functools import reduce, partial
def compose(*fs): return reduce(lambda f, g: lambda *a, **k: f(g(*a, **k)), fs, lambda x: x) if fs else lambda x: x
inc, dbl, sq = lambda x: x + 1, lambda x: x * 2, lambda x: x * x
print(compose()(5), compose(inc)(5), compose(inc, dbl, sq)(3), compose(sq, dbl, inc)(3), compose(*[inc] * 50)(0))
class Pipe:
    def __init__(self, f=lambda x: x): self.f = f
    def __or__(self, g): return Pipe(lambda x, f=self.f: g(f(x)))
    def __ror__(self, v): return self.f(v)
    def __rshift__(self, g): return Pipe(lambda xs, f=self.f: [g(v) for v in f(xs)])
    def __call__(self, v): return self.f(v)
p = Pipe() | inc | dbl | str
print(p(4), 4 | p, [1, 2, 3] | (Pipe() >> sq >> inc | sum))
s = 0
for i in range(120):
    q = p if i < 100 else p | (lambda t: t + '0')
    s += int(i | q)
print(s)
add3 = lambda a, b, c: f'{a}{b}{c}'
print(partial(add3, 1)(2, 3), partial(add3, c=9)(7, 8), partial(partial(add3, 1), 2)(3), partial(add3, 1, b=5).keywords)
def curry(f, n=None, *got):
    n = n if n is not None else f.__code__.co_argcount
    return f(*got) if len(got) >= n else lambda *more: curry(f, n, *got, *more)
c = curry(add3)
print(c(1)(2)(3), c(1, 2)(3), c(1)(2, 3), c(1, 2, 3), curry(max, 3)(4)(9)(2))
flip = lambda f: lambda a, b: f(b, a)
juxt = lambda *fs: lambda *a: [f(*a) for f in fs]
print(flip(divmod)(3, 17), juxt(min, max, sum, len)([4, 8, 1]), list(map(juxt(inc, dbl), range(3))))
print(reduce(lambda a, b: a * b, range(1, 30)), reduce(flip(lambda a, b: a + [b]) if 0 else lambda a, b: [b] + a, 'abc', []))
scan, acc = [], 0
for v in range(110):
    acc = reduce(lambda a, f: f(a), (inc, dbl) if v % 2 else (lambda a: a // 3,), acc)
    scan.append(acc)
print(scan[:15], scan[-1])
for bad in (lambda: reduce(inc, []), lambda: compose(inc, str)(1), lambda: c(1)(2)(3)(4), lambda: partial(5)):
    try: bad()
    except TypeError as e: print(e)
