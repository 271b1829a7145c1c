# Chained comparisons, identity, membership and sorting on operands that change kind once.
calls = []
def v(x): calls.append(x); return x
hits = 0
for i in range(130):
    lo, hi = (0, 50) if i < 100 else (0.5, 2**70) if i < 110 else (-1, True) if i < 120 else ('a', 'z')
    try: hits += lo <= i % 60 < hi
    except TypeError as e: last = str(e)
print(hits, last)
for i in range(3): print(v(1) < v(i) < v(2) < v(9), calls, end=' '); calls.clear()
print()
class Loose:
    def __init__(self, n): self.n = n
    def __lt__(self, o): return self.n < (o.n if isinstance(o, Loose) else o)
    def __gt__(self, o): return 'gt' if self.n > (o.n if isinstance(o, Loose) else o) else ''
    def __le__(self, o): return NotImplemented
    def __eq__(self, o): return [] if self.n != o else [self.n]
out = []
for i in range(115):
    a = i if i < 105 else Loose(i - 105)
    out.append((a < 5, 5 < a, a == 5, 3 < a < 7))
print(out[:4], out[103:], sep='\n')
for f in (lambda: Loose(1) <= 2, lambda: 2 >= Loose(1), lambda: Loose(1) >= Loose(2), lambda: sorted([Loose(2), Loose(1), 0])[0], lambda: max(Loose(1), 5, 2.5), lambda: Loose(3) != 3, lambda: 1 < 'a' < 2, lambda: 3 < 2 < 'a', lambda: None < None, lambda: [1, 'a'] < [1, 2], lambda: (1, 2) < (1, 2, None)):
    try: print(f())
    except TypeError as e: print(e)
items, found = [1, 2.0, 'x', None, (1,), float('nan')], []
nan = items[-1]
for i in range(120):
    probe = i % 3 if i < 110 else (2, True, 'x', None, (1.0,), nan, float('nan'), 1 + 0j, b'x', 0)[i - 110]
    found.append(probe in items)
print(found[:3], found[110:], items.index(True), items.count(1))
n = 0
for i in range(140):
    a, b = (i, i) if i < 100 else (str(i), f'{i}') if i < 120 else ((i,), (i,)) if i < 130 else (2**64 + i, 2**64 + i)
    n += (a == b) + 10 * (a is not None) + 100 * (a != b) + 1000 * (a in (b,))
print(n)
keys = sorted(range(40), key=lambda k: (k % 3, -k) if k != 39 else (k % 3, -k, 0))
print(keys[:6], keys[-3:])
try: sorted(range(40), key=lambda k: (k % 3, -k) if k != 30 else (k % 3, 'x'))
except TypeError as e: print(e)
mins = [min((i, 'a'), (50, 'b'), key=lambda t: t[0] if i < 100 else t[1]) for i in range(110)]
print(mins[48:53], mins[-1], min([], default='none'), max('abc', key=lambda c: -ord(c)))
