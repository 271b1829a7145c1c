# One variable is int, then float, str, list, None and int again inside the same loop.
def change(i, v):
    match i:
        case 40: return v + 0.5
        case 60: return str(v)
        case 80: return list(v)
        case 100: return tuple(v)
        case 120: return None
        case 130: return {'n': 1}
        case 140: return 7
    return v
def grow(v):
    if isinstance(v, (int, float)): return v + 1
    if isinstance(v, str): return v[1:] + v[0]
    if isinstance(v, list): return v[::-1]
    if isinstance(v, tuple): return v + ('t',) if len(v) < 8 else v[:2]
    if isinstance(v, dict): return {**v, 'n': v['n'] * 2}
    return v
v, trail = 0, []
for i in range(160):
    v = change(i, grow(v))
    if i % 20 == 19 or i in (40, 60, 80, 100, 120, 130, 140): trail.append((i, v))
print(*trail, sep='\n')
def fold(xs):
    acc, kinds = None, []
    for x in xs:
        try: acc = x if acc is None else acc + x
        except TypeError as e:
            kinds.append(str(e))
            acc = x
        if not kinds or kinds[-1] != type(acc).__name__: kinds.append(type(acc).__name__)
    return acc, kinds
xs = [1] * 60 + [0.5] * 30 + [2j] * 20 + ['s'] * 5 + [[1]] * 5 + [(2,)] * 3 + [b'b', None, True, True, 2**62, 2**62, 1]
print(*fold(xs), sep='\n')
class Cell:
    def __init__(self, v): self.v = v
c, seen = Cell(1), []
for i in range(150):
    c.v = c.v + (1 if i < 100 else 0.5) if i != 120 else 'text'
    seen.append(type(c.v).__name__)
    if i == 120: break
try: c.v = c.v + 1
except TypeError as e: print(e)
print({k: seen.count(k) for k in dict.fromkeys(seen)}, c.v)
a = [0, 0.0, '', [], ()]
for i in range(120):
    k = i % 5
    a[k] = a[k] + (i, i / 2, str(i % 10), [i], (i,))[k]
    if i == 99: a = a[1:] + a[:1]; a = a[-1:] + a[:-1]
print(a[0], a[1], a[2], a[3][-2:], a[4][:2])
x = 10
while x:
    x = x - 1 if isinstance(x, int) and x > 5 else x - 0.5 if not isinstance(x, str) and x > 2 else str(int(x)) if not isinstance(x, str) else x[1:]
print(repr(x))
