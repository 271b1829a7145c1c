# Multimaps, bidirectional maps, counters with arithmetic, default dictionaries by hand, case-blind keys, layered scopes.
class Multi(dict):
    def add(self, k, v): self.setdefault(k, []).append(v)
    def invert(self):
        out = Multi()
        for k, vs in self.items():
            for v in vs: out.add(v, k)
        return out
m = Multi()
for i in range(120): m.add(i % 7, i % 5 if i != 100 else 'odd')
print(len(m), {k: len(v) for k, v in m.items()}, m.invert()['odd'], sorted(map(str, m.invert())), m.invert().invert().keys() == m.keys())
class Bi:
    def __init__(self): self.there, self.back = {}, {}
    def __setitem__(self, k, v):
        if self.back.get(v, k) != k: raise ValueError(f'{v!r} belongs to {self.back[v]!r}')
        if k in self.there: del self.back[self.there[k]]
        self.there[k], self.back[v] = v, k
    def __delitem__(self, k): del self.back[self.there.pop(k)]
b, clashes = Bi(), []
for i in range(130):
    try: b[i % 20] = i * 3 % 60 if i < 110 else i
    except ValueError as e: clashes.append(str(e))
print(len(b.there), len(b.back), clashes[:2], len(clashes), all(b.back[v] == k for k, v in b.there.items()))
class Fold(dict):
    def __setitem__(self, k, v): super().__setitem__(k.lower(), v)
    def __getitem__(self, k): return super().__getitem__(k.lower())
    def __contains__(self, k): return isinstance(k, str) and super().__contains__(k.lower())
f, hits = Fold(), 0
for i in range(110): f['Key%d' % (i % 9) if i % 2 else 'KEY%d' % (i % 9)] = i
for i in range(110): hits += f['kEy%d' % (i % 9)] if 'keY%d' % (i % 12) in f else 1
print(hits, len(f), 5 in f, f.get('KEY1'), dict(f)['key1'])
try: f[5] = 1
except AttributeError as e: print(e)
class Scope:
    def __init__(self, outer=None): self.names, self.outer = {}, outer
    def find(self, k):
        s = self
        while s is not None:
            if k in s.names: return s
            s = s.outer
        raise NameError(k)
    def __getitem__(self, k): return self.find(k).names[k]
    def __setitem__(self, k, v):
        try: self.find(k).names[k] = v
        except NameError: self.names[k] = v
top = Scope()
top['x'] = 0
inner = Scope(Scope(Scope(top)))
for i in range(120):
    inner['x'] = inner['x'] + i
    if i == 60: inner.names['x'] = 1000
    if i == 100: del inner.names['x']; inner['y'] = 0.5
print(top['x'], inner['x'], inner.names, 'y' in top.names)
try: inner['zzz']
except NameError as e: print('unknown', e)
class Tally:
    def __init__(self, xs=()): self.n = {}; [self.n.__setitem__(x, self.n.get(x, 0) + 1) for x in xs]
    def __sub__(self, o): t = Tally(); t.n = {k: v - o.n.get(k, 0) for k, v in self.n.items() if v > o.n.get(k, 0)}; return t
    def __and__(self, o): t = Tally(); t.n = {k: min(v, o.n[k]) for k, v in self.n.items() if k in o.n}; return t
    def top(self): return sorted(self.n.items(), key=lambda p: (-p[1], str(p[0])))
a, c = Tally('mississippi'), Tally('missouri')
print((a - c).top(), (a & c).top(), (c - a).top(), Tally([1, 1.0, True, '1']).top())
