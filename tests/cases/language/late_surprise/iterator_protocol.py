# The iterated thing changes kind late: list, then generator, then own iterator that misbehaves.
class Own:
    def __init__(self, n, bad=None): self.n, self.bad = n, bad
    def __iter__(self): return self
    def __next__(self):
        if self.n == self.bad: raise ValueError(f'bad at {self.n}')
        if not self.n: raise StopIteration
        self.n -= 1
        return self.n
class OldStyle:
    def __getitem__(self, i):
        if i == 4: raise IndexError
        return i * 10
class NoIter: pass
class WrongIter:
    def __iter__(self): return 5
def total(xs):
    s = 0
    for v in xs: s += v
    return s
sources = [[1, 2, 3]] * 110 + [(4, 5), {6: 'a', 7: 'b'}, {8}, range(4), (i for i in range(5)), Own(5), OldStyle(), map(abs, [-1, -2]), zip(), b'ab', Own(4, 2), NoIter(), WrongIter(), None, 7, 'str', [1, 'x'], [0.5, 1]]
out = []
for n, xs in enumerate(sources):
    try: out.append(total(xs))
    except (TypeError, ValueError) as e: out.append(f'{type(e).__name__}: {e}')
print(out[:3], *out[108:], sep='\n')
def unpack(pairs):
    s, errs = 0, []
    for n, p in enumerate(pairs):
        try:
            a, b = p
            s += a - b
        except (TypeError, ValueError) as e: errs.append((n, str(e)))
    return s, errs
pairs = [(i, 1) for i in range(100)] + [[5, 6], (1, 2, 3), (1,), 'ab', '12', {1: 0, 2: 0}, range(2), Own(2), Own(3), Own(1), 5, (x for x in (9, 4)), map(int, '73'), None]
print(*unpack(pairs)[1], unpack(pairs)[0], sep='\n')
n = 0
for i in range(130):
    for v in ((1, 2) if i != 120 else Own(3)):
        n += v
        if v == 0: break
    else: n += 100
print(n)
g, seen = iter(Own(120, 10)), 0
try:
    while True: seen += next(g)
except ValueError as e: print(seen, e)
