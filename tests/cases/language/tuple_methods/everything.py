# tuple: constructor, index, count, slices, operators, comparison, subclasses, hashing.
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
print(tuple(), tuple("ab"), tuple([1]), tuple(tuple((1,))), tuple({1: 2}), tuple(x for x in range(3)), t(tuple, 5), t(tuple, 1, 2), t(tuple, iterable=[]), tuple(range(0)) == (), tuple((1, 2)) == (1, 2))
a = (1, 2, 3, 2)
print(a.index(2), a.index(2, 2), t(a.index, 9), t(a.index, 2, 9), a.index(2, -1), t(a.index), t(a.index, 1, "a"), a.count(2), a.count(9), t(a.count), t(a.count, 1, 2))
print(a[0], a[-1], a[1:], a[::-1], a[5:], a[True], t(lambda: a[4]), t(lambda: a[-5]), *[t(lambda: a[k]) for k in ("x", 1.0, None, (0,))], a + (5,), a * 2, 0 * a, t(lambda: a + [1]), t(lambda: a * 1.5), t(lambda: a - a), (1,) + () == (1,), t(lambda: () < []))
def put(): a[0] = 1
def rem(): del a[0]
def aug():
    x = ([1],)
    try: x[0] += [2]
    except TypeError as e: return x, str(e)
print(t(put), t(rem), aug(), (1, 2) < (1, 3), (1,) < (1, 0), () < (0,), (1, "a") == (1, "a"), t(lambda: (1,) < ("a",)), (1, 2) == [1, 2], (None,) == (None,), ((1, 2), 3) > ((1, 2), 2), t(hash, ([],)))
class P(tuple):
    def __new__(cls, *a): return super().__new__(cls, a)
    def __repr__(self): return "P" + super().__repr__()
    @property
    def x(self): return self[0]
p = P(1, 2)
print(p, p.x, p + (3,), type(p[:]).__name__, p == (1, 2), hash(p) == hash((1, 2)), (1, 2) in {p}, isinstance(p, tuple), p * 2, [*p], "%s %s" % p, type(tuple(p)).__name__, p.__getnewargs__(), sorted([P(2), P(1)]), len(p), {p: 1}[1, 2])
r = ([],); r[0].append(r); print(r, (r,), repr(((),)), (1,), ((1,),), str((1, "a", None)))
x, (y, *z), *w = 1, (2, 3, 4), 5, 6
print(x, y, z, w, *(1, 2), (*a, *"hi"), max(a), sum(a), (lambda *v: v)(*a), divmod(*(7, 2)), tuple(zip(a, a[1:])))
n = 0
cur = (0, 1)
for i in range(150):
    cur = (cur + (i,))[-4:] if i % 5 else (i, *cur[:2])
    n = n * 31 + hash(cur) % 1009 + cur.count(i) + (cur < (i, i)) + len(cur * (i % 3)) & 0xffffff
print(n, cur)
