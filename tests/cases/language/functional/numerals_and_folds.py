# Folds and unfolds: hylomorphisms, run lengths, digits, Pascal rows, zippers over lists, iterate and converge.
def foldr(f, e, xs):
    for x in reversed(xs): e = f(x, e)
    return e
def unfold(f, s):
    while (r := f(s)) is not None:
        v, s = r
        yield v
def hylo(f, e, g, s): return foldr(f, e, list(unfold(g, s)))
def iterate(f, x):
    while True: yield x; x = f(x)
def take(n, it): return [v for v, _ in zip(it, range(n))]
def converge(f, x, same=lambda a, b: a == b, limit=200):
    for n in range(limit):
        y = f(x)
        if same(x, y): return y, n
        x = y
    raise ArithmeticError(f'no fixed point near {x}')
digits = lambda n, b=10: list(unfold(lambda k: (k % b, k // b) if k else None, n))
print(digits(12345), digits(2**70, 16)[:6], digits(0), hylo(lambda a, b: a * b, 1, lambda n: (n, n - 1) if n else None, 25), hylo(lambda a, b: a + b, '', lambda s: (s[-1], s[:-1]) if s else None, 'fold'))
print(take(6, iterate(lambda r: [a + b for a, b in zip([0] + r, r + [0])], [1])), take(8, iterate(lambda v: v * 2 if v < 40 else v / 3, 5)), sum(take(31, iterate(lambda r: [a + b for a, b in zip([0] + r, r + [0])], [1]))[30]) == 2**30)
print(converge(lambda x: (x + 2 / x) / 2, 1.0), converge(lambda n: n // 2, 10**6), converge(lambda s: s.replace('aa', 'b').replace('bb', 'a'), 'a' * 20))
try: converge(lambda x: 1 - x, 0.25)
except ArithmeticError as e: print(e)
print(foldr(lambda x, acc: [x] + acc if x % 2 else acc, [], range(12)), foldr(lambda x, k: lambda a: k(a - x), lambda a: a, range(100))(0), foldr(lambda x, e: {x: e}, None, 'abc'))
class Zip:
    def __init__(self, l, x, r): self.l, self.x, self.r = l, x, r
    @classmethod
    def of(cls, xs): return cls([], xs[0], list(xs[:0:-1]))
    def right(self): return Zip(self.l + [self.x], self.r[-1], self.r[:-1])
    def left(self): return Zip(self.l[:-1], self.l[-1], self.r + [self.x])
    def set(self, f): return Zip(self.l, f(self.x), self.r)
    def list(self): return self.l + [self.x] + self.r[::-1]
z, path = Zip.of(range(12)), []
for i in range(140):
    try: z = (z.right() if i // 9 % 2 == 0 else z.left()).set(lambda v: v + 1 if i != 120 else str(v))
    except IndexError: path.append(i)
    except TypeError as e: path.append((i, str(e))); z = z.set(lambda v: 0)
print(z.list(), path[:6], len(path))
ana = lambda n: (n % 3, n // 3) if n else None
print([foldr(lambda d, a: a * 3 + d, 0, list(unfold(ana, n))) for n in (5, 100, 3**50)] if 0 else sum(sum(unfold(ana, n)) for n in range(120)), list(unfold(lambda p: (p[0], (p[1], p[0] + p[1])) if p[0] < 10**20 else None, (0, 1)))[-1])
