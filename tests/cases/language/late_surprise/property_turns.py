# A property, a slot, a plain attribute and a descriptor take each other's place under a hot read and write.
class A:
    x = 1
    def __init__(self): self.log = 0
class Data:
    def __get__(self, o, c): return 10 if o is not None else 'cls'
    def __set__(self, o, v): o.log += v
class NonData:
    def __get__(self, o, c): return 20
class Raises:
    def __get__(self, o, c): raise AttributeError('from get')
class Callable:
    def __call__(self): return 5
a, out = A(), []
steps = [(20, lambda: setattr(a, 'x', 2)), (40, lambda: setattr(A, 'x', Data())), (60, lambda: setattr(A, 'x', NonData())), (80, lambda: delattr(a, 'x')), (100, lambda: setattr(A, 'x', property(lambda s: 30, lambda s, v: setattr(s, 'log', -v)))),
         (120, lambda: setattr(A, 'x', Raises())), (130, lambda: setattr(A, '__getattr__', lambda s, n: 'fallback ' + n)), (140, lambda: delattr(A, 'x')), (150, lambda: delattr(A, '__getattr__'))]
for i in range(170):
    try: r = a.x
    except AttributeError as e: r = str(e)
    try: a.x = i if i in (45, 105) else a.__dict__.get('x', i) if i < 40 and i > 20 else 3 if i == 160 else a.__dict__['x']
    except (KeyError, AttributeError) as e: pass
    if not out or out[-1][1] != r: out.append((i, r))
    for at, f in steps:
        if at == i: f()
print(*out, sep='\n')
print(a.log, vars(a), 'x' in vars(A))
class M:
    def f(self): return 1
    g = lambda self: 2
    h = staticmethod(lambda: 3)
m, s = M(), 0
for i in range(140):
    s += m.f() + m.g() + m.h()
    if i == 100: m.f = Callable()
    if i == 105: M.g = Callable()
    if i == 110: M.h = property(lambda self: lambda: 100)
    if i == 120: M.f = property(lambda self: lambda: 1000)
    if i == 130: del M.f
print(s, m.f())
class Temp:
    def __init__(self): self._c = 0.0
    c = property(lambda s: s._c, lambda s, v: setattr(s, '_c', v), lambda s: setattr(s, '_c', None), 'celsius')
    @c.getter
    def c(self): return self._c + 0.5 if self._c is not None else 'gone'
    f = property(lambda s: s.c * 9 / 5 + 32)
t = Temp()
for i in range(120): t.c = t.c + i
print(t.c, t.f, Temp.c.__doc__)
for bad in (lambda: setattr(t, 'f', 1), lambda: delattr(t, 'f'), lambda: delattr(t, 'c') or t.f):
    try: print(bad())
    except (AttributeError, TypeError) as e: print(type(e).__name__, e)
