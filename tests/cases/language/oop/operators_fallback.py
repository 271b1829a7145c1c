# Binary operators between related classes: reflected first for subclasses, NotImplemented chains, in-place fallbacks.
log = []
def method(cls, name, give): 
    def m(self, o): log.append(f'{cls}.{name}'); return give if give is not ... else f'{cls}{name}'
    return m
def make(cls, base=object, **ops): return type(cls, (base,), {f'__{k}__': method(cls, k, v) for k, v in ops.items()})
A = make('A', add=..., radd=..., mul=NotImplemented, rmul=..., iadd=NotImplemented)
B = make('B', A, radd=..., sub=NotImplemented)
C = make('C', rsub=..., radd=NotImplemented, rmul=NotImplemented, ror=...)
D = make('D', B)
objs = {c.__name__: c() for c in (A, B, C, D)}
objs['i'] = 5
import operator
for name in ('add', 'mul', 'sub', 'or_', 'iadd'):
    f = getattr(operator, name)
    for x in objs:
        for y in objs:
            log.clear()
            try: r = f(objs[x], objs[y])
            except TypeError as e: r = 'TypeError'
            if x != 'i' or y != 'i': print(name, x, y, r, *log)
s = []
for i in range(150):
    a, b = (objs['A'], objs['i']) if i < 100 else (objs['A'], objs['B']) if i < 110 else (objs['A'], objs['D']) if i < 120 else (objs['i'], objs['A']) if i < 130 else (objs['C'], objs['B']) if i < 140 else (objs['i'], objs['C'])
    try: r = a + b
    except TypeError as e: r = str(e)
    if not s or s[-1] != r: s.append(r)
print(*s, sep='\n')
class Acc:
    def __init__(self, v): self.v = v
    def __add__(self, o): return Acc(self.v + getattr(o, 'v', o))
class InAcc(Acc):
    def __iadd__(self, o): self.v += getattr(o, 'v', o); return self
x, y = Acc(0), InAcc(0)
x0, y0 = x, y
for i in range(120):
    x += i
    y += i if i != 100 else x
    if i == 110: InAcc.__iadd__ = lambda self, o: NotImplemented
    if i == 115: Acc.__add__ = lambda self, o: self.v
    if i == 116: break
print(x if isinstance(x, int) else x.v, x is x0, type(y).__name__, y0.v)
print(f'{objs["A"].__add__(1)}', A.__radd__(objs['B'], 2), [1] + [2], [1] * True, 'a' * 2, 2 * (1,), {1} | {2}, {'a': 1} | {'b': 2}, 5 | True, 1 .__add__(2.0), (2).__radd__(3), 'a'.__add__('b'))
