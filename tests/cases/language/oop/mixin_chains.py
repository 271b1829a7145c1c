# Mixins that call super in __init__ and in methods; keyword arguments peeled; order from the MRO.
class Base:
    def __init__(self, **rest):
        if rest: raise TypeError(f'left over: {sorted(rest)}')
        self.trail = ['Base']
    def work(self, x): return x
    def describe(self): return []
class Scaled:
    def __init__(self, scale=1, **kw):
        super().__init__(**kw)
        self.scale = scale
        self.trail.append('Scaled')
    def work(self, x): return super().work(x) * self.scale
    def describe(self): return super().describe() + [f'x{self.scale}']
class Offset:
    def __init__(self, offset=0, **kw):
        super().__init__(**kw)
        self.offset = offset
        self.trail.append('Offset')
    def work(self, x): return super().work(x) + self.offset
    def describe(self): return super().describe() + [f'+{self.offset}']
class Clamped:
    low, high = 0, 100
    def work(self, x): return max(self.low, min(self.high, super().work(x)))
    def describe(self): return super().describe() + [f'in {self.low}..{self.high}']
class Counted:
    def __init__(self, *a, **kw):
        self.calls = 0
        super().__init__(*a, **kw)
    def work(self, x):
        self.calls += 1
        return super().work(x)
class A(Scaled, Offset, Base): pass
class B(Offset, Scaled, Base): pass
class C(Counted, Clamped, A): high = 50
class D(Clamped, B, Counted): pass
for cls in (A, B, C):
    o = cls(scale=3, offset=4)
    print(cls.__name__, [c.__name__ for c in cls.__mro__], o.trail, o.describe(), [o.work(v) for v in (1, 10, 100)])
for cls, kw in ((A, {'wrong': 1}), (D, {}), (B, {'scale': 2, 'offset': 1})):
    try: print(cls.__name__, vars(cls(**kw)))
    except TypeError as e: print(cls.__name__, 'TypeError', e)
objs, out = [A(scale=2), B(offset=5, scale=2), C(scale=1, offset=1)], []
for i in range(150):
    if i == 100: Clamped.low = 20
    if i == 120: Scaled.work = lambda self, x: -x
    if i == 130: del Offset.work
    o = objs[i % 3]
    out.append(o.work(i))
print(out[:12], out[98:106], out[118:124], out[-6:], objs[2].calls, sep='\n')
try:
    class E(Base, A): pass
except TypeError as e: print(str(e).splitlines()[0])
C.__bases__ = (Counted, A)
print([c.__name__ for c in C.__mro__], objs[2].work(1000), super(Counted, objs[2]).work(5))
