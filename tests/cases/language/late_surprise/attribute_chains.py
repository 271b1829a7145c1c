# Chains a.b.c[d].e in a hot loop where one link is replaced, missing, a property or a module-like object late.
class N:
    def __init__(self, **kw): self.__dict__.update(kw)
class Auto:
    def __getattr__(self, k): return self if k != 'v' else 5
def tree(v): return N(b=N(c=[N(d={'k': N(v=v)})]))
a = tree(1)
s, errs = 0, []
changes = {50: lambda: setattr(a.b.c[0].d['k'], 'v', 0.5), 60: lambda: a.b.c.insert(0, N(d={'k': N(v=100)})), 70: lambda: a.b.c[0].d.pop('k'), 75: lambda: a.b.c.pop(0), 80: lambda: setattr(a.b, 'c', (N(d={'k': N(v=7)}),)), 90: lambda: delattr(a.b, 'c'), 95: lambda: setattr(a, 'b', Auto()),
           98: lambda: setattr(Auto, '__getitem__', lambda self, k: self), 110: lambda: setattr(a, 'b', None), 115: lambda: setattr(N, 'b', 5), 118: lambda: a.__dict__.clear(), 125: lambda: delattr(N, 'b'), 128: lambda: globals().__setitem__('a', tree('s'))}
for i in range(140):
    try: s += a.b.c[0].d['k'].v
    except (AttributeError, KeyError, TypeError) as e: errs.append((i, f'{type(e).__name__}: {e}'))
    if i in changes: changes[i]()
print(s)
last = None
for n, e in errs:
    if e != last: print(n, e)
    last = e
print(len(errs))
class Fluent:
    def __init__(self): self.parts = []
    def add(self, x): self.parts.append(x); return self
    def done(self): return sum(self.parts)
class Stuck(Fluent):
    def add(self, x): super().add(x); return None
t = 0
for i in range(120):
    f = Fluent() if i != 110 else Stuck()
    try: t += f.add(i).add(2).add(i % 3 if i != 100 else 2**65).done()
    except AttributeError as e: print(i, e)
print(t)
p = N(x=N(y=0))
for i in range(150):
    p.x.y += i
    if i == 100: p.x = N(y=0.5)
    if i == 110: p.x.y = [1]
    if i == 111:
        p.x.y = 0; p.x.z = p
    if i == 110:
        try: p.x.y += 1
        except TypeError as e: print(e); p.x.y = 0
print(p.x.y, p.x.z is p, p.x.z.x.z.x.y == p.x.y)
q = p
n = 0
while n < 120: q = q.x.z; n += 1
print(q is p)
