# Structures that change their own shape: list to dict to object to function, in the variable a hot loop uses.
class Obj:
    def __init__(self, d): self.__dict__.update({f'k{k}': v for k, v in d.items()})
    def __getitem__(self, i): return getattr(self, f'k{i}')
    def __len__(self): return len(vars(self))
def use(c, i): return c[i % len(c)]
c, s, kinds = [1, 2, 3], 0, []
for i in range(200):
    try: s += use(c, i)
    except (TypeError, KeyError, AttributeError) as e: kinds.append((i, f'{type(e).__name__}: {e}')); c = [7]
    if not kinds or kinds[-1] != type(c).__name__: kinds.append(type(c).__name__)
    if i == 50: c = tuple(c)
    if i == 70: c = dict(enumerate(c))
    if i == 90: c = Obj(c)
    if i == 110: c = range(10, 14)
    if i == 130: c = bytearray(b'abc')
    if i == 140: c = 'xyz'
    if i == 150: c = {0: 0.5, 1: 2**65}
    if i == 160: del c[0]
    if i == 170: c = lambda: 1
    if i == 180: c = memoryview(bytes([9, 8]))
print(*kinds, s, sep='\n')
t = None
for i in range(120):
    match t:
        case None: t = 0
        case int() if t < 40: t += 1
        case int(): t = [t]
        case list() if len(t) < 30: t.append(i)
        case list(): t = {'n': len(t)}
        case {'n': n} if n < 50: t['n'] += 1
        case dict(): t = str(t)
        case str() if len(t) > 4: t = t[1:]
        case str(): t = (t,)
        case (x,): t = None
        case _: t = 'other'
    if i % 15 == 0: print(i, t)
nest = 0
for i in range(60): nest = [nest] if i % 3 == 0 else (nest, i) if i % 3 == 1 else {'n': nest}
depth = 0
while not isinstance(nest, int): nest, depth = nest['n'] if isinstance(nest, dict) else nest[0], depth + 1
print(depth, nest)
