# Tuples of one shape flow through swaps, starred calls and returns; one is longer, shorter, a list or a generator.
def pair(i):
    if i == 110: return [i, 1]
    if i == 115: return i, 1, 2
    if i == 116: return (i,)
    if i == 117: return None
    if i == 118: return (x for x in (i, 'g'))
    if i == 119: return {'a': 1, 'b': 2}
    return i, i + 1
s, errs = 0, []
for i in range(130):
    try:
        a, b = pair(i)
        s += a * 2 - b
    except (ValueError, TypeError) as e: errs.append((i, str(e)))
print(s, *errs, sep='\n')
def f(a, b, *c, d=0): return a + b + len(c) * 10 + d
args, t = [(i, 1) for i in range(120)], 0
args[100:106] = [(1, 2, 3), [4, 5], (6,), range(4), 'ab', {7: 0, 8: 0}]
for n, x in enumerate(args):
    try: t += f(*x) if n != 108 else f(*x, d=10**20)
    except TypeError as e: print(n, e)
print(t)
kws = [{'a': 1, 'b': i} for i in range(110)]
kws[100] = {'a': 1, 'b': 2, 'd': 0.5}
kws[103] = {'a': 1, 'z': 2}
kws[105] = {1: 2}
t = 0
for n, k in enumerate(kws):
    try: t += f(**k)
    except TypeError as e: print(n, e)
print(t)
x, y, z = 0, 1, 2
for i in range(140):
    x, y, z = y, z, x + (1 if i != 120 else 0.5)
    if i == 130: (x, y), z = [y, x], z
print(x, y, z)
m = [(i, (i * 2, {'k': i})) for i in range(110)]
m[105] = (0, (1, {}))
tot = 0
for i, (j, d) in m:
    try: tot += i + j + d['k']
    except KeyError as e: tot += 10**6
print(tot)
head, rest = [], list(range(112))
while rest:
    h, *rest = rest if len(rest) != 100 else [-1, *rest[50:]]
    head.append(h)
print(len(head), head[10:15], sum(head))
t = ()
for i in range(100): t = t + (i,) if i != 60 else t[30:]
print(len(t), t[0], t[-1], t[28:32], t.index(61), hash(t) == hash(tuple(list(t))), t < t + (1,), t == list(t))
for (i, *_, k), n in zip([range(3), 'abc', (1, 2), [9] * 100], 'wxyz'): print(i, k, len(_), n, end='; ')
print()
*a, b = (c := range(3))
(d, e), [g, [h]] = (1, 2), (3, 'x')
print(a, b, c, d, e, g, h)
