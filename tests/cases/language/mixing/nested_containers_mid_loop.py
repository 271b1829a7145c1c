# Tuples, lists, dicts and sets hold each other; shapes of rows change, unpacking meets the wrong length.
rows = [(i, (i + 1, [i + 2])) for i in range(120)]
rows[100] = (1, (2, [3, 4]))
rows[105] = [5, [6, (7,)]]
rows[110] = (8, 9)
rows[112] = (1, (2.5, ['x']))
rows[115] = 'ab'
rows[118] = ('q', 'r[')
s, errs = 0, []
for n, r in enumerate(rows):
    try:
        a, (b, [c]) = r
        s += a + b + c
    except (ValueError, TypeError) as e: errs.append((n, f'{type(e).__name__}: {e}'))
print(s, *errs, sep='\n')
deep = {'a': [{'b': (0, {'c': [1, 2, 3]})}]}
t = 0
for i in range(150):
    t += deep['a'][0]['b'][1]['c'][i % 3]
    if i == 100: deep['a'][0]['b'][1]['c'][1] = 0.5
    if i == 110: deep['a'][0]['b'] = (0, {'c': range(10, 13)})
    if i == 120: deep['a'].insert(0, {'b': [9, {'c': '789'}]}) or deep['a'][0]['b'][1].update(c=(7, 8, 9))
    if i == 130: deep = {**deep, 'a': deep['a'][::-1]}
print(t, deep)
pairs = {}
for i in range(140):
    k = (i % 5, i % 3)
    pairs.setdefault(k, set()).add(i % 7 if i < 120 else str(i % 7))
print(len(pairs), sorted(map(str, pairs[0, 0])), sum(map(len, pairs.values())))
first, *mid, last = rows
print(len(mid), first, last, [len(x) for x in rows[98:102]])
starred = []
for i in range(120):
    seq = range(i % 4 + 1) if i < 110 else [(), 'x', {1: 2, 3: 4}, {5}, iter([1, 2, 3])][i % 5]
    try: h, *r = seq; starred.append(len(r))
    except ValueError as e: starred.append(str(e))
print(starred[:6], starred[109:])
l = []
l.append(l)
d = {'self': l}
l.append(d)
print(l, d, l[0][0][0] is l, l[1]['self'][1] is d)
x = y = [[0] * 3] * 3
for i in range(9): x[i // 3][i % 3] += i
print(x, x is y, x[0] is x[2])
flat = []
def walk(o):
    for v in o:
        if isinstance(v, (list, tuple)): walk(v)
        elif isinstance(v, dict): walk(v.items())
        else: flat.append(v)
walk(rows[:3] + [{'k': [1, (2, {'z': 3})]}] + rows[105:107])
print(flat)
total = 0
for (a, b), c in zip(((i, i * 2) for i in range(110)), [1] * 100 + [2.0] * 9 + ['!']):
    try: total += a * c + b
    except TypeError as e: print(a, e)
print(total)
