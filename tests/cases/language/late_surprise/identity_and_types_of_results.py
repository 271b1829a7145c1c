# What `is`, type() and id-like questions say in hot loops: singletons, small values, objects boxed and unboxed by the JIT, results that must be the same object.
class A: pass
a, none, flag = A(), None, True
same = [0] * 12
l, t, s, d, f = [1], (1, 2), "text", {}, 1.5
def ident(x): return x
def first(*x): return x[0]
def through(x):
    y = [x]; z = {"k": y[0]}; w = (z["k"],); q = lambda: w
    return q()[0]
class Box:
    def __init__(self, v): self.v = v
big = 10 ** 30
values = [a, none, flag, l, t, s, d, f, big, A, ident, ..., NotImplemented, 0, 2.0 ** 60, (), "", frozenset()]
for i in range(360):
    v = values[i % 18 if i > 90 else 0]
    b = Box(v); b.w = b.v
    same[0] += ident(v) is v
    same[1] += first(v, 1) is v
    same[2] += through(v) is v
    same[3] += b.w is v
    same[4] += [v][0] is v and (v,)[0] is v
    same[5] += next(iter([v])) is v
    same[6] += (v if i % 2 else None) is v
    same[7] += (lambda x=v: x)() is v
    same[8] += max([v], key=lambda x: 0) is v
    same[9] += type(v) is v.__class__
    same[10] += v is NotImplemented or (v or v) is v and (v and v) is v
    x, y = v, v
    same[11] += x is y and not (x is not y)
print(same)
kinds = {}
def kind(v, w):
    r = v + w
    k = type(r).__name__, type(v) is type(w), type(r) is type(v), isinstance(r, type(w)), r is v
    kinds[k] = kinds.get(k, 0) + 1
pairs = [(1, 2), (1.5, 2), (True, True), (2 ** 62, 2 ** 62), ("a", "b"), ([1], [2]), ((1,), ()), (1, 1j), (False, 1.0), (b"x", b"y"), (0, -0.0), (10 ** 20, -10 ** 20)]
for i in range(360): kind(*pairs[i % 12 if i > 100 else i % 2])
for k, n in kinds.items(): print(n, *k)
n = 0
for i in range(300):
    b = i > 150
    n += (b is True) + 2 * (b is False) + 4 * (not b is True) + ((i == 5) is False) + ((1 if i else 0) is not None) + (bool(i) is (i != 0)) + (None is None) + ((i, None)[1] is None)
    c = i & 1 == 1
    n += type(c) is bool and type(c + c) is int and type(c & c) is bool and type(c & 1) is int and type(-c) is int and type(not c) is bool and type(c ^ True) is bool and type(abs(c)) is int and type(c * 1.0) is float
print(n)
class Eq:
    def __eq__(self, o): return True
    def __ne__(self, o): return True
    __hash__ = None
e = Eq(); hits = 0
for i in range(120):
    o = (e, i, None, Eq())[i % 4]
    hits += (e is o) + 10 * (e == o) + 100 * (e != o) + (o is e) + 1000 * (o in [e]) + ([e] == [o])
print(hits)
cache = {}
def memo(k):
    if k not in cache: cache[k] = [k]
    return cache[k]
print(sum(memo(i % 7) is memo(float(i % 7)) for i in range(100)), sum(memo((i % 3,)) is memo((True * (i % 3),)) for i in range(60)), [type(k).__name__ for k in cache])
acc, prev, changes = [], None, 0
for i in range(150):
    old = acc
    acc += [i]
    if i % 40 == 39: acc = acc + []
    changes += acc is not old
    txt = "" if i == 0 else txt
    o = txt; txt += ""; changes += (txt is o) * 100 if i > 0 and False else 0
    tup = () if i == 0 else tup; o = tup; tup += (); changes += (tup is not o) * 1000
print(changes, len(acc))
one, two = A(), A(); cur = one; flips = 0
for i in range(200):
    cur = two if cur is one else one
    if cur is two: flips += 1
    if i == 100: two = one = A()
    if i == 150: two = None
print(flips, cur is one, cur is two)
for i in range(100):
    m = l.append; k = a.__init__; q = A.__init__ is A.__init__
    assert m == l.append and m.__self__ is l and q
print([type(x).__name__ for x in (l.append, A.__init__, a.__init__, ident, len, A.__dict__)])
