# Attributes are added, in another order, deleted and shadowed while hot loops read them.
class P:
    kind = 'class'
    def __init__(self, x): self.x = x
    def total(self): return self.x + getattr(self, 'y', 0) + len(self.kind)
objs, out = [P(i) for i in range(30)], []
for i in range(200):
    o = objs[i % 30]
    out.append(o.total())
    if i == 60: o.y = 1000
    if i == 90: o.kind = 'longer kind'
    if i == 100: objs[11].__dict__['y'] = 0.5
    if i == 120: del objs[0].y
    if i == 140: objs[5].__dict__ = {'kind': '', 'x': -1}
    if i == 150: P.y = 7
    if i == 170: del P.kind; P.kind = ()
    if i == 180: setattr(objs[1], 'total', lambda: 'own')
print(out[59:62], out[89:93], out[95:105], out[119:125], out[125:127], out[150:154], out[171:173], out[181:], sep='\n')
print([sorted(vars(o)) for o in objs[:6]])
class Grow: pass
g, sizes = Grow(), []
for i in range(120):
    setattr(g, f'a{i % 40}', i)
    if i % 7 == 6: delattr(g, f'a{i % 40}')
    sizes.append(len(vars(g)))
print(sizes[::10], g.a0, hasattr(g, 'a6'), sum(vars(g).values()), list(vars(g))[:5])
def order(n):
    o = Grow()
    names = 'abc' if n % 2 else 'cab'
    for k in names: setattr(o, k, n)
    if n == 77: o.b = 'seventy-seven'
    return o
s = ''
for i in range(100):
    o = order(i)
    try: s += str(o.a + o.b - o.c) if i % 10 == 7 else ''
    except TypeError as e: s += f'[{e}]'
print(s, list(vars(order(1))), list(vars(order(2))))
class Count:
    n = 0
    def __init__(self): Count.n += 1; self.id = Count.n
ids = [Count().id for _ in range(110)]
Count.n = 0.5
ids += [Count().id for _ in range(3)]
print(ids[-5:], Count.n)
class Slots:
    __slots__ = 'a', 'b'
o, errs = Slots(), 0
for i in range(130):
    o.a = i
    if i == 100: o.b = 'set'
    if i == 110: del o.b
    try: o.b
    except AttributeError: errs += 1
try: o.c = 1
except AttributeError as e: print(errs, o.a, e)
