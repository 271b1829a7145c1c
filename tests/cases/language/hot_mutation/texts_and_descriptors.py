# The text of objects, descriptors, setattr and iterators of the program in hot loops, odd ones among them, and classes that change.
import itertools, operator, functools, enum
class S(str): pass
class P:
    def __init__(self, x): self.x = x
    def __str__(self): return "P" + str(self.x)
class R:
    def __init__(self, x): self.x = x
    def __repr__(self): return f"R({self.x!r})"
class F:
    def __init__(self, x): self.x = x
    def __format__(self, spec): return f"F<{spec}|{self.x}>"
class Sub:
    def __str__(self): return S("sub")
    def __repr__(self): return S("rsub")
    def __format__(self, spec): return S("fsub")
class Bad:
    def __str__(self): return 3
    def __repr__(self): return b"x"
    def __format__(self, spec): return None
class I(int):
    def __str__(self): return "I"
class E(Exception):
    def __str__(self): return "E!" + repr(self.args)
class Raises:
    def __str__(self): raise KeyError("no")
def run(n, o):
    out = []
    for i in range(n):
        if i == n - 3 and hasattr(o, "x"): o.x = "late"
        r = [str(o), repr(o), format(o), f"{o}", f"{o!s}", f"{o!r}", f"[{o}]{o!s}"]
        if i in (0, n - 3, n - 1): out.append([(type(t).__name__, t) for t in r])
    return out
for o in [P(3), P("a"), R(4), R([1]), F(2), Sub(), I(7), E(1, 2)]:
    for row in run(300, o): print(type(o).__name__, [(a, b.split(" at ")[0]) for a, b in row])
def bad(n, f):
    kinds = {}
    for i in range(n):
        try: f(i)
        except Exception as e:
            k = (type(e).__name__, str(e)); kinds[k] = kinds.get(k, 0) + 1
    print(kinds)
b = Bad(); q = Raises()
bad(300, lambda i: str(b)); bad(300, lambda i: repr(b)); bad(300, lambda i: format(b)); bad(300, lambda i: f"{b}"); bad(300, lambda i: f"{b!s}"); bad(300, lambda i: f"{b!r}")
bad(300, lambda i: str(q)); bad(300, lambda i: f"{q}"); bad(300, lambda i: f"{q!s}")
bad(300, lambda i: format(F(2), 3)); bad(300, lambda i: format(P(2), "x")); bad(300, lambda i: f"{P(2):>5}"); bad(300, lambda i: f"{P(2)!s:>5}")
print([f"{F(1):>{w}}" for w in range(3)])
# the class changes in mid-loop
def change(n):
    p = P(1); out = []
    for i in range(n):
        if i == 200: P.__str__ = lambda self: "changed"
        if i == 250: P.__format__ = lambda self, spec: "format" + spec
        if i == 270: p.__class__ = R
        out.append(str(p) + f"{p}" + repr(p).split(" at")[0])
    return [out[0], out[199], out[200], out[249], out[250], out[269], out[270], out[-1]]
print(change(300))
# descriptors
class D:
    def __init__(self, v): self.v = v
    def __get__(self, o, owner): return (self.v, o.k, owner.__name__)
class DD(D):
    def __set__(self, o, v): o.log.append(v)
class A:
    d = D(1); dd = DD(2)
    def __init__(self): self.k = 5; self.log = []
def desc(n):
    a = A(); out = []
    for i in range(n):
        a.dd = i
        out.append((a.d, a.dd))
        if i == 100: a.d = "own"
        if i == 150: del a.d
        if i == 200: D.__set__ = lambda self, o, v: None; a.__dict__["d"] = "hidden"
        if i == 250: del D.__set__
        if i == 260: del a.__dict__["d"]
        if i == 270: A.__dict__["d"].__class__ = DD
        if i == 280: D.__get__ = lambda self, o, owner: "new"
        if i == 290: A.d = 7
    return [out[k] for k in (0, 100, 101, 150, 151, 200, 201, 250, 251, 260, 261, 270, 271, 280, 281, 290, 291, 299)], a.log[-2:]
print(desc(300))
class G:
    d = D(1)
    def __init__(self): self.k = 1
    def __getattr__(self, n): return "ga " + n
class N:
    def __get__(self, o, owner): raise AttributeError("x")
class H:
    n = N()
    def __getattr__(self, name): return "ga " + name
class J:
    n = N()
def fall(n):
    g, h, j = G(), H(), J(); out = []
    for i in range(n):
        try: r = j.n
        except AttributeError as e: r = str(e)
        out.append((g.d, h.n, r))
    return out[0], out[-1]
print(fall(300))
class C:
    @functools.cached_property
    def x(self): self.n = getattr(self, "n", 0) + 1; return self.n * 10
    def __init__(self, y): self.y = y
def cached(n):
    c = C(1); t = 0
    for i in range(n):
        t += c.x + c.y
        if i % 50 == 49: del c.x
        if i == 220: c = C(2)
        if i == 240: c.x = 1000
    return t, c.x
print(cached(300))
class Col(enum.Enum):
    RED = 1; GREEN = "g"
class Num(enum.IntEnum):
    A = 1; B = 2
def enums(n):
    out = []; l = [Col.RED, Col.GREEN]
    for i in range(n):
        c = l[i & 1]
        try: c.value = 3
        except AttributeError as e: t = str(e)
        out.append((c.value, c.name, str(c), f"{c}", repr(c), str(Num.A), f"{Num.B}", Num.B.value, t))
    return out[0], out[-1]
print(enums(300))
# setattr
class T: pass
class Slots: __slots__ = ("a", "b")
class Prop:
    @property
    def a(self): return self.z
    @a.setter
    def a(self, v): self.z = v * 2
class Over:
    def __setattr__(self, n, v): object.__setattr__(self, n, (n, v))
class Dat:
    a = DD(3)
    def __init__(self): object.__setattr__(self, "log", []); self.k = 1
class Int(int): pass
def sets(n):
    out = []
    for i in range(n):
        r = []
        for o in (T(), Slots(), Prop(), Over(), Dat(), Int(3), Exception(), T):
            setattr(o, "a", i)
            r.append(o.a)
        o = T(); o.__dict__; setattr(o, "a", i); object.__setattr__(o, "b", i); r.append(o.__dict__)
        try: setattr(Slots(), "c", i)
        except AttributeError as e: r.append(str(e))
        try: object.__setattr__(T, "a", i)
        except TypeError as e: r.append(str(e))
        try: setattr(T(), i, 1)
        except TypeError as e: r.append(str(e))
        s = "".join(["a", "b"]); o = T(); setattr(o, s, i); r.append(o.ab)
        out.append(r)
    return out[0], out[-1]
print(sets(300))
def calls(n):
    class K:
        def __call__(self): pass
    class L: pass
    out = []; k = K(); l = L(); l.__call__ = 3
    for i in range(n):
        if i == 200: del K.__call__
        if i == 250: L.__call__ = lambda self: 1
        out.append([callable(x) for x in (k, l, len, int, 3, "a", None, [], {}, (), {1}, calls, k.__class__, 3.5, b"", range(3))])
    return out[0], out[199], out[200], out[249], out[250]
print(calls(300))
# iterators
class It:
    def __init__(self, k): self.k = k
    def __iter__(self): return self
    def __next__(self):
        if self.k == 0: raise StopIteration
        self.k -= 1
        return self.k
class Stop2(StopIteration): pass
class It2(It):
    def __next__(self):
        if self.k == 0: raise Stop2(5)
        self.k -= 1
        if self.k == 77: raise ValueError(self.k)
        return self.k
def its(n):
    t = 0; e = 0
    for i in range(n):
        for x in It(i % 4): t += x
        try:
            for x in It2(i % 5 if i < 250 else 79): t += x
        except ValueError as err: e += err.args[0]
        for x in itertools.chain([1], [], [], (2, 3), It(2)): t += x
        for a, b in itertools.product(range(3), "ab"): t += a
        for a, b in itertools.combinations([1, 2, 3, i], 2): t += a * b
        for x in itertools.islice(itertools.count(i, 2), 2, 9, 3): t += x
        for x in itertools.repeat(i, 3): t += x
        for x in itertools.accumulate([1, i, 3]): t += x
        t += sum(itertools.takewhile(lambda v: v < 3, It2(3)))
    return t, e
print(its(300))
print(list(itertools.combinations([1,2,3], 0)), list(itertools.combinations([1,2,3], 4)), list(itertools.product()), list(itertools.product([], [1])), list(itertools.product([1,2], repeat=0)), list(itertools.product("ab", repeat=3)), list(itertools.combinations("abcd", 3)), list(itertools.combinations_with_replacement("abc", 2)))
c = itertools.combinations([1,2,3], 2); print(list(c), list(c), next(c, None))
p = itertools.product([1,2],[3]); print(list(p), next(p, None))
for bad in ("x", None, [], 1j, 2.5):
    try: print(next(itertools.count(bad)))
    except TypeError as e: print(e)
ch = itertools.chain([1], 5)
print(next(ch))
try: next(ch)
except TypeError as e: print(e)
print(next(ch, "over"))
g = operator.itemgetter(1); h = operator.itemgetter(0, 2); a = operator.attrgetter("x"); b2 = operator.attrgetter("x", "y.z")
print(sum(g((i, i + 1)) for i in range(300)), [h("abc") for i in range(100)][-1], sum(a(P(i)) for i in range(300)))
@functools.lru_cache(maxsize=5)
def f(x, y=2): return (x, y)
for i in range(300): f(i % 7, 3); f(i % 3); f("a"); f((1,)); f(1.0); f(True)
print(f.cache_info())
