# Starred targets: everywhere in the list, nested, from any iterable, too few values.
def show(*v): print(*map(repr, v))
a, *b = 1, 2, 3; show(a, b)
*a, b = "xyz"; show(a, b)
a, *b, c = range(2); show(a, b, c)
[a, *b], (*c, d) = (1, 2), "pq"; show(a, b, c, d)
(a, (b, *c), *d) = 1, iter([2]), 3, 4; show(a, b, c, d)
*a, = {5: 6}; show(a)
for i, *rest in [(1, 2, 3), "ab", [9]]: show(i, rest)
x = [0] * 4
x[0], *x[1:3], x[3] = "abcdef"; show(x)
class O: pass
o = O(); o.p, *o.q = 1, 2, 3; show(o.p, o.q)
*x[0:2], x[-1] = 7, 8, 9; show(x)
with_star = [(lambda: [b for b in b])() for a, *b in [(1, 2), (3,)]]; show(with_star)
def f(n):
    for v in range(n): yield v
for n in range(5):
    try:
        p, *q, r, s = f(n); show(p, q, r, s)
    except ValueError as e: print(e)
for v in ((), [1], 5, None, "ab", {1: 2}, iter([1, 2, 3, 4]), range(10 ** 6), b"ab"):
    try: p, q = v; show(p, q)
    except (ValueError, TypeError) as e: print(type(e).__name__, e)
for v in ((), [1], 5, type):
    try: p, q, *r = v
    except (ValueError, TypeError) as e: print(e)
class Raises:
    def __iter__(self): yield 1; raise KeyError("midway")
class BadIter:
    def __iter__(self): return 5
for v in (Raises(), BadIter()):
    for target in ("p, q = v", "p, *q = v", "*p, q = v", "p, = v"):
        try: exec(target)
        except Exception as e: print(target, type(e).__name__, e)
total = 0
for i in range(120):
    seq = list(range(i % 5)) if i % 2 else tuple("x" * (i % 5)) if i < 80 else (k for k in range(i % 5))
    try:
        first, *middle, last = seq
        total += len(middle) + (first == last)
    except ValueError as e: total -= len(str(e))
a, b = b, a = 1, 2
print(total, a, b); i = 0; i, x[i] = 1, "swapped"; show(i, x)
