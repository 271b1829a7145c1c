# Proxies by __getattr__, by __getattribute__, logging, lazy loading, read-only views and delegation tables.
class Target:
    def __init__(self): self.x, self.items = 1, []
    def add(self, v): self.items.append(v); return len(self.items)
    def __len__(self): return len(self.items)
    def boom(self): raise AttributeError('inside boom')
class Logged:
    def __init__(self, o): object.__setattr__(self, '_o', o); object.__setattr__(self, '_log', {})
    def __getattr__(self, name):
        v = getattr(self._o, name)
        self._log[name] = self._log.get(name, 0) + 1
        return v
    def __setattr__(self, name, v): self._log['set ' + name] = self._log.get('set ' + name, 0) + 1; setattr(self._o, name, v)
    def __delattr__(self, name): delattr(self._o, name)
    def __len__(self): return len(self._o)
p = Logged(Target())
for i in range(130):
    p.x += p.add(i) if i < 120 else 0.5
    if i == 100: p.fresh = 'new'
    if i == 110: p._o.add = lambda v: -1
print(p.x, len(p), p.fresh, p._log, vars(p._o).keys())
del p.fresh
for bad in (lambda: p.fresh, lambda: p.nothing, lambda: p.boom(), lambda: p + 1, lambda: p[0]):
    try: bad()
    except (AttributeError, TypeError) as e: print(type(e).__name__, e)
class ReadOnly:
    __slots__ = ('_o', '_allow')
    def __init__(self, o, *allow): object.__setattr__(self, '_o', o); object.__setattr__(self, '_allow', allow)
    def __getattribute__(self, name):
        if name.startswith('__'): return object.__getattribute__(self, name)
        if name not in object.__getattribute__(self, '_allow'): raise AttributeError(f'{name} is hidden')
        return getattr(object.__getattribute__(self, '_o'), name)
    def __setattr__(self, name, v): raise TypeError('read only')
r, seen = ReadOnly(p._o, 'x', 'items'), 0
for i in range(110):
    try: seen += len(r.items) if i != 100 else r.add
    except AttributeError as e: print(i, e)
try: r.x = 5
except TypeError as e: print(e, r.x, r.__class__.__name__, seen)
class Lazy:
    made = 0
    def __init__(self, make): self.make = make
    def __getattr__(self, name):
        if name in ('make', 'obj'): raise AttributeError(name)
        if 'obj' not in self.__dict__:
            Lazy.made += 1
            self.obj = self.make()
        return getattr(self.obj, name)
lazies = [Lazy(Target) for _ in range(5)]
print(sum(lazies[i % 3].add(i) for i in range(120)), Lazy.made, 'obj' in vars(lazies[4]), lazies[4].x, Lazy.made)
def delegate(cls, attr, *names):
    for n in names: setattr(cls, n, (lambda n: lambda self, *a: getattr(getattr(self, attr), n)(*a))(n))
    return cls
class Wrap:
    def __init__(self, v): self.v = v
delegate(Wrap, 'v', '__add__', '__len__', '__getitem__', '__iter__', '__contains__', 'count', '__bool__' if False else '__eq__')
w = Wrap([1, 2, 2])
print(w + [3], len(w), w[1:], list(w), 2 in w, w.count(2), w == [1, 2, 2], Wrap('ab') + 'c', Wrap((1,)) == (1,))
n = 0
for i in range(120): n += (w if i < 100 else Wrap((5, 6)) if i < 110 else Wrap('79'))[i % 2] if i < 110 else int(Wrap('79')[i % 2])
print(n)
class Chain:
    def __init__(self, path=()): self.path = path
    def __getattr__(self, n): return Chain(self.path + (n,))
    def __getitem__(self, k): return Chain(self.path + (k,))
    def __call__(self, *a): return '.'.join(map(str, self.path)) + str(a)
print(Chain().users[5].posts.find(1, 2), Chain().a.b(), Chain()())
