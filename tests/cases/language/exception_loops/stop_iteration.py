# StopIteration raised by hand, by next and inside generators and iterators, in loops that rely on it.
class Countdown:
    def __init__(self, n, extra=()): self.n, self.extra = n, list(extra)
    def __iter__(self): return self
    def __next__(self):
        if self.n == 0:
            if self.extra: return self.extra.pop()
            raise StopIteration('done')
        self.n -= 1
        return self.n
c = Countdown(120, ['again'])
s = 0
while True:
    try: v = next(c)
    except StopIteration as e:
        print(s, e.value, e.args)
        break
    s += v if isinstance(v, int) else 1000
print(list(c), next(c, 'none'))
def pairs(a, b):
    a, b = iter(a), iter(b)
    while True:
        try: yield next(a), next(b)
        except StopIteration: return
print(len(list(pairs(range(100), range(150)))), list(pairs('ab', [1])))
def careless(xs):
    it = iter(xs)
    while True: yield next(it) * 2
got = []
try:
    for v in careless(range(110)): got.append(v)
except RuntimeError as e: print(len(got), e, type(e.__cause__).__name__)
class Raises:
    def __init__(self, at): self.at = at
    def __iter__(self): return self
    def __next__(self):
        self.at -= 1
        if self.at == 0: helper()
        return self.at
def helper(): raise StopIteration
print(sum(Raises(110)), [v for v in Raises(4)])
def total(g):
    t = 0
    while (v := next(g, None)) is not None: t += v
    return t
print(total(iter([5] * 100)), total(v for v in (1, 2, None, 3)))
def sub():
    r = yield 1
    return ('returned', r)
def outer():
    r = yield from sub()
    yield r
    x = yield from Countdown(3)
    yield x
    return (yield from [])
o = outer()
print(next(o), o.send('sent'), list(o))
try: next(o)
except StopIteration as e: print(repr(e.value), repr(e))
rounds = 0
for i in range(130):
    it = iter(()) if i % 10 else iter([i])
    try: rounds += next(it)
    except StopIteration: rounds += 1 if i != 125 else 0.5
print(rounds)
for bad in (lambda: next(5), lambda: next(Countdown(0)), lambda: iter(5), lambda: iter(lambda: 1), lambda: next(iter([]), 1, 2), lambda: [*5], lambda: max(iter(()))):
    try: bad()
    except Exception as e: print(type(e).__name__, e)
rolls = iter([3, 5, 6, 1])
print(list(iter(lambda: next(rolls), 6)), list(iter(lambda: next(rolls), 6)))
