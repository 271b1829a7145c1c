# Loop bounds and slices that change: negative steps, big bounds, own __index__, ranges replaced mid-loop.
class I:
    def __init__(self, n): self.n = n
    def __index__(self): log.append(self.n); return self.n
log, s = [], 0
for i in range(130):
    r = range(i % 5) if i < 100 else (range(5, 0, -2), range(2**64, 2**64 + 3), range(I(3)), range(0), range(-3, 3, 2), range(10**20, 10**20 - 5, -2))[i % 6]
    for v in r: s += v
    if i >= 100 and i % 6 == 1: s -= 3 * 2**64
print(s % 10**12, len(log))
a, total = list(range(60)), 0
for i in range(150):
    part = a[i % 7:i % 11 + 20] if i < 110 else (a[::-1], a[-5:], a[100:], a[:10:3], a[I(1):I(4)], a[10:5], a[-1:-60:-7], a[None:2])[i % 8]
    total += sum(part) + len(part)
print(total, len(log))
n = 5
out = []
for i in range(n):
    n = 100
    out.append(i)
    i = 'changed'
print(out, i, n)
def count(stop, step):
    c = 0
    for _ in range(0, stop, step): c += 1
    return c
print([count(100, 1)] + [count(*p) for p in ((100, 7), (-100, -7), (2**63, 2**61), (10**30, 10**29), (0, 1), (1, 5))])
for bad in (lambda: range(1, 5, 0), lambda: range(1.5), lambda: range('3'), lambda: range(), lambda: range(1, 2, 3, 4), lambda: a[::0], lambda: a['x':], lambda: range(5)[7], lambda: a[1.0:]):
    try: bad()
    except (ValueError, TypeError, IndexError) as e: print(type(e).__name__, e)
s = 0
for i in range(120):
    r = range(i, i + 10, 3)
    s += r[-1] + len(r) + (i + 3 in r) + r.index(i + 6) + r.count(i) + r[1:][0]
    if i == 110: s += (i + 3.0 in r) * 1000 + ('x' in r) * 5000
print(s, range(0, 7, 2) == range(0, 8, 2), hash(range(3)) == hash(range(0, 3, 1)), range(3)[::-1], range(10)[2:8:3], list(reversed(range(2, 9, 3))))
m = [[i * 10 + j for j in range(10)] for i in range(10)]
print([r[i] for i, r in enumerate(m)], [r[~i] for i, r in enumerate(m)], [r[2:5] for r in m[8:]], sum(m[i][j] for i in range(9, -1, -3) for j in range(i, 10, 4)))
w = 'sliding window text'
print([w[i:i + 4] for i in range(-3, len(w), 6)], max(range(100), key=lambda k: k * (99 - k)), sum(range(0, 10**6, 3)), len(range(-2**61, 2**61 - 1)))
i = 0
for i in range(100, 0, -9):
    if i < 50: break
else: i = 'never'
print(i)
