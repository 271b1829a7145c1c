# keys(), values() and items() views kept through the loop see every change; odd values appear late.
d = {i: i for i in range(10)}
ks, vs, it = d.keys(), d.values(), d.items()
log, s = [], 0
for i in range(150):
    s += sum(v for v in vs if isinstance(v, (int, float))) + len(ks)
    if i == 50: d[99] = 0.5
    if i == 60: d.pop(3)
    if i == 70: d['text'] = 'value'
    if i == 80: d.update({k: -1 for k in (1, 2)})
    if i == 90: d[0] = d
    if i == 100: d.clear()
    if i == 110: d |= {5: 2**64}
    if i == 120: d = {}
    if i % 10 == 5: log.append((len(it), (5, 5) in it, 'text' in ks, list(ks)[-2:]))
print(*log, sep='\n')
print(s, list(it), d, ks & {5}, ks | {1}, ks - {5}, ks ^ {6}, it & {(5, 2**64)}, ks == {5}, list(reversed(vs)), ks.isdisjoint([5]), repr(vs), repr(it))
e = {k: k * k for k in 'abc' for k in range(5)}
print(e, [k for k in e if e[k] > 3], {v: k for k, v in e.items()}, max(e, key=e.get), sorted(e.items(), key=lambda p: -p[1])[:2], dict(zip(e.values(), e)))
for change in (lambda: e.pop(0), lambda: e.update(z=1), lambda: e.__setitem__(1, 'same size')):
    try: print([change() if k == 1 else k for k, _ in list(e.items())[:0] or e.items()])
    except (RuntimeError, KeyError) as x: print(type(x).__name__, x)
