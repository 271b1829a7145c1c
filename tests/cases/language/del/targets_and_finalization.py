# del of names, items, slices, attributes, nested targets, in loops, classes, of cells and globals; names unbound after, errors, __delitem__ and __delattr__ of one's own.
log = []
class D:
    def __delitem__(self, k): log.append(k)
    def __delattr__(self, k): log.append("." + k); object.__delattr__(self, k) if k in self.__dict__ else None
    def __getattr__(self, k): return self if k == "me" else 5
    def __delete__(self, o): log.append("descriptor")
class H: d = D()
x = D(); x.a = 1
del x[1], x["k"], x[1:2], x[::2], x[1, 2], x[...], x.a, x.b, x.me.c, x[x.n], (x[0], [x[1], (x.z)]), H().d
print(log); log.clear()
del (x), ; print("x" in globals()); a = b = [1, 2, 3, 4, 5, 6]; del a[0], a[0], a[-1]; print(b); del a[:]; print(b); del (a, b); del []; del (); del [()]
def act(f):
    try: return f()
    except Exception as e: return f"{type(e).__name__}: {e}"
for src in ("del a", "del q.x", "del (1).real", "del [1][5]", "del {}['k']", "del (1, 2)[0]", "del 'abc'[0]", "del len.x", "del None.x", "del range(3)[0]", "q = 1; del q, q", "del f()", "del 1", "del (a, 1)", "del a + b", "del *a", "del a if b else c", "del {}", "del None", "del a.b()", "del (yield)", "del a := 1", "del [a for a in b]", "del", "del f'x'", "del lambda: 0", "del {1: 2}[1]", "del -a", "del (a), (b"):
    try: exec(src, {"f": lambda: 0}); print("fine", src)
    except Exception as e: print(src, "|", type(e).__name__, e.msg if isinstance(e, SyntaxError) else e)
def loc(n):
    v = 1
    for i in range(n):
        if i == 3: del v
        try: v += 1
        except UnboundLocalError as e: v = -10; log.append(str(e)[:42])
        if i % 4 == 3: del i
    try: return v, i
    except NameError as e: return v, type(e).__name__
print(loc(3), loc(9), loc(4), log); log.clear()
def cell():
    c = 1
    def get(): return c
    def rem():
        nonlocal c
        del c
    def put():
        nonlocal c
        c = "back"
    return get, rem, put
get, rem, put = cell(); print(get()); rem(); print(act(get), act(rem)); put(); print(get())
def glob():
    global made
    made = 1; del made
    try: made
    except NameError as e: return str(e)
print(glob())
class Body:
    a = 1; b = 2; del a
    for k in range(3): pass
    del k
    def m(self): pass
    n = m; del m
    try: del zzz
    except NameError as e: err = str(e); 
print([k for k in vars(Body) if k[:2] != "__"], Body.err)
try: 1 / 0
except ZeroDivisionError as e: del e
try:
    try: 1 / 0
    except ZeroDivisionError as e: e = 5
    e
except NameError as n: print(n)
for i in range(3): pass
del i; print("i" in globals())
class P:
    def __init__(self): self.n = 0
total = 0
for r in range(240):
    p = P(); d = {"a": r, "b": 1}; l = list(range(5))
    if r % 3 == 0: del p.n
    if r % 4 == 0: del d["a"]
    if r % 5 == 0: del l[r % 5:]
    try: total += p.n + 1
    except AttributeError: total += 10
    try: total += d["a"] % 7
    except KeyError: total += 100
    total += len(l) + sum(l[::2])
    if r == 100: P.n = 3
    if r == 150: P.__delattr__ = lambda self, k: None
    if r == 200: del P.n, P.__init__
    del p, d, l
print(total, "p" in globals(), "r" in globals())
