# Calls with growing *args and **kwargs in a hot loop, forwarded through layers, until one layer balks.
def inner(*a, **k): return len(a) * 1000 + sum(a) + sum(k.values())
def middle(*a, **k): return inner(*a, *a[:1], **{**k, 'm': 1})
def outer(first, *rest, last=0, **k): return middle(first, *rest, **k, z=last)
s, errs = 0, []
for i in range(130):
    args, kw = tuple(range(i % 6)), {f'k{j}': j for j in range(i % 4)}
    if i == 105: kw = {'first': 1}
    if i == 110: kw = {'last': 0.5}
    if i == 112: args = range(50)
    if i == 115: kw = {'m': 100}
    if i == 120: args = (2**64, 'x')
    if i == 125: kw = {1: 2}
    try: s += outer(*args, **kw)
    except TypeError as e: errs.append((i, str(e).replace('__main__.', '')))
print(s, len(errs), *[e for n, e in enumerate(errs) if e[0] >= 96 or n == 0], sep='\n')
class M(dict):
    def keys(self): return ['a', 'b']
    def __getitem__(self, k): return {'a': 1, 'b': 2}[k]
class Keys:
    def keys(self): return iter('xy')
    def __getitem__(self, k): return ord(k)
class NoItem:
    def keys(self): return ['q']
for m in (M(), Keys(), NoItem(), {'a': 1}, [('a', 1)], None):
    try: print(inner(1, **m), dict(**m))
    except TypeError as e: print(e)
def spread(f, n): return f(*[f] * n) if n else 0
print([spread(lambda *a: len(a), n) for n in (0, 1, 50, 300)], (lambda *a, b=2, **k: (a, b, k))(*'ab', b=3, c=4), (lambda a, *, b: a - b)(b=1, a=5), inner(*[1, 2], 3, *(4,), **{'x': 5}, y=6))
def swap(a, b): return b, a
p = (1, 2)
for i in range(121): p = swap(*p) if i != 110 else swap(*p[::-1])
print(p)
for bad in (lambda: inner(**{'a': 1}, **{'a': 2}), lambda: inner(*5), lambda: swap(*p, *p), lambda: swap(1, a=2), lambda: swap(), lambda: inner(1, 'x'), lambda: outer(**{'rest': 1})):
    try: print(bad())
    except TypeError as e: print(e)
