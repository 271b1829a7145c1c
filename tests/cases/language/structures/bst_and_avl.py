# Binary search trees: plain, AVL-balanced, with deletion, ranks, range sums and iterators by stack.
class T:
    __slots__ = 'k', 'l', 'r', 'h', 'n', 's'
    def __init__(self, k): self.k, self.l, self.r = k, None, None; self.fix()
    def fix(self):
        l, r = self.l, self.r
        self.h = 1 + max(l.h if l else 0, r.h if r else 0)
        self.n = 1 + (l.n if l else 0) + (r.n if r else 0)
        self.s = self.k + (l.s if l else 0) + (r.s if r else 0)
        return self
def tilt(t): return (t.l.h if t.l else 0) - (t.r.h if t.r else 0)
def right(t): l = t.l; t.l, l.r = l.r, t; t.fix(); return l.fix()
def left(t): r = t.r; t.r, r.l = r.l, t; t.fix(); return r.fix()
def balance(t):
    t.fix()
    if tilt(t) > 1:
        if tilt(t.l) < 0: t.l = left(t.l)
        return right(t)
    if tilt(t) < -1:
        if tilt(t.r) > 0: t.r = right(t.r)
        return left(t)
    return t
def insert(t, k):
    if t is None: return T(k)
    if k < t.k: t.l = insert(t.l, k)
    elif t.k < k: t.r = insert(t.r, k)
    return balance(t)
def delete(t, k):
    if t is None: raise KeyError(k)
    if k < t.k: t.l = delete(t.l, k)
    elif t.k < k: t.r = delete(t.r, k)
    elif not t.l or not t.r: return t.l or t.r
    else:
        m = t.r
        while m.l: m = m.l
        t.k = m.k
        t.r = delete(t.r, m.k)
    return balance(t)
def walk(t):
    stack = []
    while stack or t:
        while t: stack.append(t); t = t.l
        t = stack.pop()
        yield t.k
        t = t.r
def kth(t, i):
    while t:
        n = t.l.n if t.l else 0
        if i < n: t = t.l
        elif i == n: return t.k
        else: i, t = i - n - 1, t.r
    raise IndexError('rank out of range')
def below(t, k):
    s = 0
    while t:
        if t.k < k: s += t.k + (t.l.s if t.l else 0); t = t.r
        else: t = t.l
    return s
t = None
for i in range(127): t = insert(t, i)
print(t.h, t.n, t.s, t.k, list(walk(t)) == list(range(127)))
u, keys = None, []
for i in range(90):
    k = i * 53 % 97
    u = insert(u, k)
    keys.append(k)
print(u.h, [kth(u, i) for i in (0, 44, 89)], below(u, 50) == sum(k for k in keys if k < 50), below(u, -1), below(u, 1000) == u.s)
for i, k in enumerate(keys[:80]):
    u = delete(u, k)
    if i % 20 == 19: print(u.n, u.h, u.s)
print(list(walk(u)))
for bad in (lambda: delete(u, keys[0]), lambda: kth(u, 50), lambda: insert(u, 'x')):
    try: bad()
    except (KeyError, IndexError, TypeError) as e: print(type(e).__name__, e)
v = None
for k in (2.5, 10**30, -1, True, 0.1, 2**62, 2**62 + 1): v = insert(v, k)
print(list(walk(v)), v.h, v.s)
