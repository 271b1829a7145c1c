# Own hashes and equality change in the middle; sets and dictionaries keep what they knew.
class K:
    calls = 0
    def __init__(self, n): self.n = n
    def __hash__(self): return self.n % 8
    def __eq__(self, o):
        K.calls += 1
        return isinstance(o, K) and self.n == o.n
ks = [K(i) for i in range(40)]
d = {k: k.n for k in ks}
s = 0
for i in range(150):
    s += d.get(ks[i % 40], 1000)
    if i == 110: ks[5].n = 6
    if i == 120: K.__hash__ = lambda self: self.n % 4
    if i == 135: K.__hash__ = lambda self: self.n % 8
    if i == 140: K.__eq__ = lambda self, o: False
print(s, len(d), K.calls > 0, ks[3] in d, K(3) in d, K(3) in list(d))
K.__hash__ = None
try: d[ks[0]]
except TypeError as e: print(e)
class Bad:
    def __hash__(self): return 'x'
class Raises:
    def __hash__(self): raise LookupError('no hash')
class Big:
    def __hash__(self): return 2**70
seen, errs = set(), []
for i in range(130):
    v = i % 10 if i < 120 else [Bad(), Raises(), Big(), [1], {}, (1, [2]), 1.0, True, slice(1), 3 + 0j][i - 120]
    try:
        if v in seen: errs.append(('there', type(v).__name__))
        seen.add(v)
    except (TypeError, LookupError) as e: errs.append(str(e))
print(len(seen), [e for e in errs if e != ('there', 'int')])
class Same:
    def __init__(self, tag): self.tag = tag
    def __eq__(self, o): return True
    def __hash__(self): return 1
m = {}
for i in range(100): m[Same(i)] = i
print(len(m), [k.tag for k in m], list(m.values()), {Same(1), 1, True, 1.0} == {1}, len({Same(2), 1, 'a'}))
mixed = {1: 'int', 1.5: 'float', 'one': 'str', (1,): 'tuple', None: 'none'}
hits = []
for i in range(125):
    k = (1, 1.5, 'one', (1,), None)[i % 5] if i < 120 else (True, 3 / 2, 'o' + 'ne', tuple([1]), 1 + 0j)[i - 120]
    hits.append(mixed.get(k, '?'))
print(hits[:5], hits[-5:], {h: hits.count(h) for h in hits[:5]})
