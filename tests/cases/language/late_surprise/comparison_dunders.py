# Rich comparisons of one object change their answers, types and existence while a sort or search is hot.
class N:
    cmp = 0
    def __init__(self, v): self.v = v
    def __lt__(self, o): N.cmp += 1; return self.v < o.v
    def __repr__(self): return f'N{self.v}'
a = [N(i * 37 % 101) for i in range(100)]
print(sorted(a)[:4], N.cmp > 100, max(a), min(a), sorted(a, reverse=True)[:3])
def find(items, want):
    for i, x in enumerate(items):
        if not x < want and not want < x: return i
    return -1
print(find(a, N(50)), find(a, N(1000)))
class Odd(N):
    def __lt__(self, o): return 'yes' if self.v % 2 else ''
    def __gt__(self, o): return NotImplemented
a[90] = Odd(7)
print(find(a, N(3)), find(a, Odd(4)))
N.__lt__ = lambda self, o: self.v > o.v
print(sorted(a[:20])[:3], max(a[:20]))
hits, errs = 0, []
for i in range(140):
    try: hits += (N(i) < N(70)) + (N(i) < (N(70) if i < 120 else 70))
    except (TypeError, AttributeError) as e: errs.append(str(e))
    if i == 110: del N.__lt__
    if i == 115: N.__gt__ = lambda self, o: self.v == o.v
    if i == 130: N.__lt__ = lambda self, o: [1] * (self.v % 2)
    if i > 131: hits += len(N(i) < N(0))
print(hits, len(errs), list(dict.fromkeys(errs)))
class Cnt:
    def __init__(self, v): self.v = v
    def __eq__(self, o): return self.v == (o.v if isinstance(o, Cnt) else o)
l, n = [Cnt(i % 10) for i in range(110)], 0
for i in range(120):
    n += l[i % 110] == i % 10
    if i == 100: Cnt.__eq__ = lambda self, o: NotImplemented
    if i == 110: Cnt.__ne__ = lambda self, o: True
print(n, l[0] == 0, l[0] != 0, l[0] == l[0], l[0] != l[0], 5 in l, l.count(l[3]), l.index(l[7]), Cnt.__hash__)
class Refl:
    def __init__(self, v): self.v = v
    def __lt__(self, o): return f'{self.v} lt'
    def __gt__(self, o): return f'{self.v} gt'
class Sub(Refl):
    def __gt__(self, o): return f'{self.v} SUB gt'
print(Refl(1) < Sub(2), Sub(2) < Refl(1), 5 < Refl(1), 'x' > Refl(3), Refl(1) < Refl(2), max(Refl('a'), Refl('b')).v)
out = []
for i in range(115): out.append(i < 50 if i < 105 else Refl(i) < 50 if i % 2 else 50 < Sub(i))
print(out[103:])
