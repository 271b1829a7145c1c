# Floats meet infinities, nan, minus zero, huge ints and int division in loops that began ordinary.
def run(n, odd):
    acc, out = 1.0, []
    for i in range(n):
        v = odd if i == 100 else 1.5
        try: acc = acc * v - i
        except OverflowError as e: out.append(str(e)); acc = 0.0
        if abs(acc) > 1e6: acc = acc / 1e6
        if acc != acc: out.append(('nan', i)); acc = 1.0
        if acc in (float('inf'), float('-inf')): out.append((acc, i)); acc = 2.0
    return f'{acc:.6g}', out[:3]
for odd in (float('inf'), float('nan'), -0.0, 2**1023, 2**1024, 1e308, 5e-324, 10**400, True, 7, -float('inf')): print(run(120, odd))
signs = []
z = 0.0
for i in range(120):
    z = -z if i != 60 else z + 0.0
    signs.append(str(z)[0])
print(''.join(signs))
ok = bad = 0
for i in range(130):
    a, b = (i, float(i)) if i < 100 else (2**53 + i, float(2**53 + i))
    if a == b and hash(a) == hash(b): ok += 1
    else: bad += 1
print(ok, bad, 2**53 + 1 == float(2**53), 2**53 + 1 > float(2**53), 10**400 > 1e308, -10**400 < -float('inf'), 10**22 == 1e22, 10**23 == 1e23)
q = []
for i in range(-60, 60):
    x, y = i / 8, 2.5 if i != 50 else -0.5
    q.append((x // y, x % y, round(x), int(x)))
print(q[0], q[13], q[59], q[60], q[61], q[110], sum(int(t[0]) for t in q), sum(t[2] for t in q))
err = {}
for i in range(140):
    v = i if i < 100 else (0, 0.0, 'x', None, 1e308, 2**2000, float('nan'), -1)[i % 8]
    for name, f in (('div', lambda: 1 / v), ('mod', lambda: 5.5 % v), ('int', lambda: int(v * 10.0)), ('pow', lambda: (-8.0) ** v), ('rnd', lambda: round(v + 0.5)), ('cmp', lambda: v < 1.5)):
        try: f()
        except (ZeroDivisionError, TypeError, OverflowError, ValueError) as e: err[name, f'{type(e).__name__}: {e}'] = err.get((name, f'{type(e).__name__}: {e}'), 0) + 1
for k in sorted(err): print(*k, err[k])
s, c = 0.0, 0.0
for i in range(1000):
    y = 0.1 - c
    t = s + y
    c = (t - s) - y
    s = t
print(s, sum([0.1] * 1000), 0.1 * 3, 1e16 + 1, 1e16 + 2, f'{0.1:.20f}')
best = []
for v in [3.0, 1, 2**70, float('nan'), 0.5, True, float('-inf')] * 20: best = sorted(best + [v], key=lambda x: (x != x, x))[:3]
print(best)
