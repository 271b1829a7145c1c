# Generator expressions hold their source at birth and their free names at use; both change under way.
n = 2
g = (v * n for v in range(120))
s, kinds = 0, []
for i, v in enumerate(g):
    if type(v).__name__ not in kinds: kinds.append(type(v).__name__)
    s += v if not isinstance(v, (str, list)) else len(v)
    if i == 100: n = 0.5
    if i == 110: n = 2**62
    if i == 113: n = 'x'
    if i == 115: n = [i]
    if i == 117: n = 0
print(s, n, kinds)
src = [1, 2, 3]
h = (x for x in src)
src = 'replaced'
print(list(h), [next(k, 'end') for k in [(y for y in src)] * 4])
src = [1] * 5
h = (src.append(x) or x for x in src if len(src) < 110)
print(sum(h), len(src))
fs = [lambda: i for i in range(3)]
gs = list((lambda: j) for j in range(3))
print([f() for f in fs], [f() for f in gs])
def outer(xs):
    k = 1
    def bump():
        nonlocal k
        k += 1
        return k
    g = ((x, k, bump()) for x in xs)
    return g, bump
g, bump = outer('abc')
print(next(g), bump(), next(g), list(g), bump())
try: (x for x in 5)
except TypeError as e: print('at once:', e)
g = (1 // x for x in (2, 1, 0, 1))
print(next(g), next(g))
try: next(g)
except ZeroDivisionError as e: print(e, list(g))
total = 0
for i in range(130): total += sum(a * b for a in range(i % 4) for b in range(a) if i != 120 or a) + any(c == i for c in (1, 50.0, 129))
print(total, sum(len(w) for w in ('a', 'bb')), max((len(w), w) for w in 'x yy zz'.split()), dict((k, k) for k in 'ab'), tuple(x for x in ()))
