# Exceptions cross many inlined frames, generators, comprehensions, callbacks and operators in hot loops.
class E(Exception): pass
def level(n, i):
    if n: return level(n - 1, i) + 1
    if i % 40 == 39: raise E(i)
    return 0
class Op:
    def __init__(self, i): self.i = i
    def __add__(self, o): return level(2, self.i)
    def __getitem__(self, k): return level(1, self.i)
    def __len__(self): return level(0, self.i)
    def __iter__(self): yield 1; yield level(3, self.i)
    def __eq__(self, o): return level(1, self.i) == 0
    def __hash__(self): return level(0, self.i)
    def __str__(self): return str(level(2, self.i))
    def __bool__(self): return not level(0, self.i)
    def __call__(self): return level(4, self.i)
    def __contains__(self, v): return level(1, self.i) == 1
    p = property(lambda self: level(2, self.i))
ways = {'add': lambda o: o + 1, 'item': lambda o: o[0], 'len': len, 'list': lambda o: sum(o), 'gen': lambda o: sum(v for v in o), 'eq': lambda o: o == 5, 'str': lambda o: len(str(o)), 'fstr': lambda o: len(f'{o}'), 'bool': lambda o: 1 if o else 0, 'call': lambda o: o(), 'in': lambda o: 3 in o, 'prop': lambda o: o.p,
        'map': lambda o: sum(map(lambda k: level(1, o.i), range(2))), 'sort': lambda o: sorted([3, 1, 2], key=lambda k: level(0, o.i) - k)[0], 'dict': lambda o: {o: 1}[o] if not o.i % 2 else 0, 'exec': lambda o: eval('o()', {'o': o}), 'getattr': lambda o: getattr(o, 'p', 'default'), 'lambda': lambda o: (lambda: (lambda: o + 0)())(), 'max': lambda o: max([1, 2], key=lambda k: o.p * k), 'any': lambda o: any(level(1, o.i) for _ in range(3)), 'join': lambda o: len(','.join(str(v) for v in o))}
for name, f in ways.items():
    s, caught, depths = 0, [], set()
    for i in range(120):
        try: s += f(Op(i))
        except E as e:
            caught.append(e.args[0])
            t, d = e.__traceback__, 0
            while t: t, d = t.tb_next, d + 1
            depths.add(d)
    print(name, s, caught, sorted(depths))
