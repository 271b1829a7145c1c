# Lists of ints turn into floats, strings, big ints and objects element by element in hot loops.
def total(a):
    t = 0
    for v in a: t = t + v
    return t
a = list(range(120))
print(total(a))
for at, v in ((100, 0.5), (110, 2**70), (119, True), (3, 1j), (50, -2**63)):
    a[at] = v
    print(at, total(a), a[at - 1:at + 2])
a[60] = 'x'
try: total(a)
except TypeError as e: print(e)
a[60] = None
print(a.count(None), a.index(None), [type(v).__name__ for v in a if type(v) is not int])
grown = []
for i in range(150):
    grown.append(i if i < 100 else i / 4 if i < 120 else str(i) if i < 130 else [i] if i < 140 else 10**i)
kinds = {}
for v in grown: kinds[type(v).__name__] = kinds.get(type(v).__name__, 0) + 1
print(kinds, grown[99:101], grown[119:121], grown[-1] // 10**145)
f = [i / 2 for i in range(100)]
for i in range(100):
    f[i] = f[i] * 2 if i != 90 else int(f[i])
print(f[88:93], sum(f), max(f), type(max(f)).__name__)
n = [0] * 100
for i in range(300):
    n[i % 100] += 1 if i != 250 else 0.25
n[7] -= 2**63
n.sort()
print(n[:2], n[-2:], sum(n), n == sorted(n), n.count(3))
m = [[0] * 4 for _ in range(30)]
for i in range(120): m[i // 4][i % 4] = i if i % 37 else float(i) if i % 2 else str(i)
print([r for r in m if any(type(v) is not int for v in r)])
swap = list(range(50)) + ['end']
for i in range(150):
    j = i * 7 % 51
    swap[0], swap[j] = swap[j], swap[0]
print(swap.index('end'), sorted(v for v in swap if v != 'end') == list(range(50)))
mins = [min(i, v) for i, v in enumerate([5.5] * 60 + [True] * 20 + [2**64] * 20)]
print(mins[:8], mins[58:64], mins[-1], [type(v).__name__ for v in mins[4:7]])
ext = [1] * 100
ext.extend(v for v in (2, 2.0, 'two'))
ext[10:12] = (None, [])
ext += 'ab'
ext *= 2
print(len(ext), ext[100:106], ext[-1], ext[115:117])
