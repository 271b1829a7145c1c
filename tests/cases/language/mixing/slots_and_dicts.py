# Objects with slots, with a dict, with both, and named tuples by hand, mixed in one hot loop.
class S: __slots__ = ('x', 'y')
class D: pass
class SD(S): pass
class Sub(S): __slots__ = ('z',)
class T(tuple):
    x = property(lambda self: self[0])
    y = property(lambda self: self[1])
def fill(o, i):
    o.x, o.y = i, i * 2
    return o
makers = [lambda i: fill(S(), i), lambda i: fill(D(), i), lambda i: fill(SD(), i), lambda i: fill(Sub(), i), lambda i: T((i, i * 2))]
s = 0
for i in range(200):
    o = makers[0 if i < 100 else i % 5](i)
    s += o.x + o.y
    try: o.x = i + 1
    except AttributeError as e: last = str(e); s -= 1
    if i % 5 == 2 and i > 100: o.new = i; s += o.new
    if i % 5 == 3 and i > 100: o.z = 0.5; s += o.z
print(s, last)
o = Sub()
for name in ('x', 'z', 'w'):
    try: print(getattr(o, name))
    except AttributeError as e: print(e)
    try: setattr(o, name, 1)
    except AttributeError as e: print(e)
print(hasattr(o, '__dict__'), hasattr(SD(), '__dict__'), S.x.__name__, type(S.x).__name__, Sub.__slots__, o.x)
del o.x
try: del o.x
except AttributeError as e: print(e)
objs, n = [fill(S(), i) for i in range(20)], 0
for i in range(150):
    o = objs[i % 20]
    try: n += o.x
    except AttributeError: n += 1000
    if i == 100: del objs[5].x
    if i == 120: objs[5].x = 'back'; objs[6].x = 2**66
    if i == 124: break
print(n)
try: n += objs[5].x
except TypeError as e: print(e)
for f in (lambda: setattr(S(), '__class__', D), lambda: setattr(D(), '__class__', SD), lambda: type('B', (S, Sub), {}), lambda: type('C', (), {'__slots__': ('a',), 'a': 1}), lambda: type('E', (int,), {'__slots__': ('q',)}), lambda: type('F', (), {'__slots__': '1x'})):
    try: f(); print('fine')
    except (TypeError, ValueError) as e: print(e)
class Same: __slots__ = ('x', 'y')
p = fill(S(), 5)
p.__class__ = Same
print(type(p).__name__, p.x, p.y)
class W: __slots__ = ('a', '__dict__')
w, t = W(), 0
for i in range(120):
    w.a = i
    if i == 100: w.b = 'in dict'
    t += w.a + (len(w.b) if i > 100 else 0)
print(t, vars(w))
