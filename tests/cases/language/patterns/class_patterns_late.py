# Match on classes in a hot loop while __match_args__, isinstance answers and attributes change late.
class Pt:
    __match_args__ = ('x', 'y')
    def __init__(self, x, y): self.x, self.y = x, y
class Pt3(Pt):
    __match_args__ = ('x', 'y', 'z')
    z = 9
def kind(v):
    match v:
        case Pt(0, 0): return 'origin'
        case Pt3(x, y, z): return f'3d{z}'
        case Pt(x, y) if x == y: return 'diag'
        case Pt(x=0) | Pt(y=0): return 'axis'
        case Pt(int(x), int() | float()): return 'int'
        case Pt(x): return f'pt {type(x).__name__}'
        case int(n) if n > 5: return 'big'
        case bool() | None: return 'flag'
        case str(s) | bytes(s): return len(s)
        case [Pt(a), Pt(b), *_]: return ('pts', a + b)
        case {'p': Pt(y=b), **rest}: return ('dict', b, len(rest))
        case _: return '?'
vals = [Pt(0, 0), Pt3(1, 2), Pt(3, 3), Pt(0, 5), Pt(5, 0), Pt(1, 2), Pt('s', 1), 7, True, None, 'abc', b'ab', [Pt(1, 1), Pt(2, 2), 5], {'p': Pt(1, 4), 'q': 0}, 3, 2.5, (Pt(1, 2),), {}]
print([kind(v) for v in vals])
count, out = {}, []
for i in range(200):
    v = Pt(i % 4, i % 3)
    try: k = kind(v)
    except (TypeError, AttributeError, ZeroDivisionError) as e: k = f'{type(e).__name__}: {e}'
    if not out or out[-1] != k and k not in count: out.append(k)
    count[k] = count.get(k, 0) + 1
    if i == 100: Pt.__match_args__ = ('y', 'x')
    if i == 110: Pt.__match_args__ = ('x',)
    if i == 115: Pt.__match_args__ = ['x', 'y']
    if i == 120: Pt.__match_args__ = ('x', 5)
    if i == 125: Pt.__match_args__ = ('x', 'y'); Pt.__getattr__ = lambda self, n: 0
    if i == 150: Pt.x = property(lambda self: 1 // 0, lambda self, v: None)
    if i == 151: del Pt.x
    if i == 160: del Pt.__match_args__
    if i == 170: Pt.__match_args__ = ('x', 'x')
    if i == 180: Pt.__match_args__ = ('missing', 'y')
print(count, *out, sep='\n')
class Meta(type):
    def __instancecheck__(cls, o): return isinstance(o, int) and o % 2 == 0
class Even(metaclass=Meta): pass
def even(v):
    match v:
        case Even(): return 1
        case Even(5): return 2
        case _: return 0
s = 0
for i in range(130):
    try: s += even(i if i < 120 else str(i))
    except TypeError as e: s += 1000
    if i == 100: Meta.__instancecheck__ = lambda cls, o: o == 'yes' or 'truthy'
    if i == 110: Meta.__instancecheck__ = lambda cls, o: 0
print(s)
for bad in (lambda v: [0 for _ in [0] if (lambda: exec('match v:\n case int(1, 2): pass', {'v': 1}))()], lambda v: exec('match v:\n case f(): pass', {'v': 1, 'f': len}), lambda v: exec('match v:\n case P(1): pass', {'v': 1, 'P': type('P', (int,), {'__match_args__': ()})}), lambda v: exec('match v:\n case K(1): pass', {'v': Even(), 'K': Even})):
    try: bad(0); print('no error')
    except TypeError as e: print(e)
