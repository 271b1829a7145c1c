# Records sorted by several keys, by cmp_to_key, by a class with __lt__ only, and by own insertion.
from functools import cmp_to_key
class Rec:
    __slots__ = ('name', 'age', 'score')
    calls = 0
    def __init__(self, name, age, score): self.name, self.age, self.score = name, age, score
    def __lt__(self, other):
        Rec.calls += 1
        return self.age < other.age
    def __repr__(self): return f'{self.name}{self.age}/{self.score:g}'
recs = [Rec(chr(97 + i % 26), 20 + i * 7 % 9, (i * 13 % 10) / 2) for i in range(40)]
print(sorted(recs)[:10])
print(Rec.calls > 0, max(recs, key=lambda r: (r.score, r.name)), min(recs, key=lambda r: (-r.age, r.name)))
by = sorted(recs, key=lambda r: r.name)
by.sort(key=lambda r: r.score, reverse=True)
print(by[:8])
def compare(x, y):
    if x.score != y.score:
        return 1 if x.score < y.score else -1
    return (x.name > y.name) - (x.name < y.name)
print(sorted(recs, key=cmp_to_key(compare)) == by)
def insertion(a, before):
    steps = 0
    for i in range(1, len(a)):
        v, j = a[i], i
        while j and before(v, a[j - 1]):
            a[j] = a[j - 1]
            j -= 1
            steps += 1
        a[j] = v
    return steps
a = recs[:]
print(insertion(a, lambda x, y: x.age < y.age), a[:6], a == sorted(recs))
groups = {}
for r in a:
    groups.setdefault(r.age, []).append(r.name)
print({k: ''.join(v) for k, v in groups.items()})
class Broken(Rec):
    def __lt__(self, other):
        if self.name == 'e': raise ValueError('cannot rank e')
        return super().__lt__(other)
try:
    sorted(Broken(c, i, 0.0) for i, c in enumerate('abcdef'))
except ValueError as e:
    print('failed:', e)
idx = sorted(range(len(recs)), key=lambda i: (recs[i].age, -i))
print(idx[:15])
