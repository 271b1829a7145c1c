# Sequences put together and copied, IntEnums, keys found by identity and metaclasses asked in hot loops, odd ones among them, and classes that change.
from enum import IntEnum, IntFlag, Enum
from abc import ABC, ABCMeta, abstractmethod
from collections.abc import Sequence, Mapping, Iterable
class L(list): pass
class T(tuple): pass
class LA(list):
    def __add__(self, o): return ("added", len(self), len(o))
    def __radd__(self, o): return ("radded", len(o))
    def __iter__(self): return iter("own")
def show(n, f, *sets):
    out = []
    for s in sets:
        r = None
        for i in range(n):
            r = f(i, *s)
            if i == 0: out.append(r)
        out.append(r)
    print(out)
def cat(i, a, b):
    try: c = a + b
    except TypeError as e: return str(e)
    return type(c).__name__, len(c), c is a, c is b, c[-1:] if hasattr(c, "__getitem__") else c
show(150, cat, ((), ()), ((1,), ()), ((), (1, 2)), ((1, 2), (3,)), (tuple(range(9)), (1,)), ([], []), ([1], [2, 3]), (list(range(20)), [1]), ([1], (2,)), ((1,), [2]), (L([1]), [2]), ([1], L([2])), (T((1,)), (2,)), ((1,), T((2,))), (LA([1]), [2]), ([1], LA([2])), ("a", "b"))
def paths(n):
    out = []; p = (); q = []
    for i in range(n):
        p = p + (i,) if i % 13 else ()
        q = q + [i] if i % 11 else [i]
        r = [0] + q[:2]
        s = (i,) + (i + 1, 2)
        t = (1, 2) + (i,) * (i % 3)
        out.append((len(p), len(q), r, s, t))
    return out[-3:], sum(len(t[4]) for t in out)
print(paths(500))
def copies(i, v):
    a, b = list(v), tuple(v)
    return a, b, a is v, b is v
show(150, copies, ([],), ([1, 2],), ((),), ((1, 2),), (list(range(12)),), (L([1, 2]),), (T((1, 2)),), (LA([1]),), ({1: 2, "a": 3},), ({5},), (frozenset([6]),), ("abé",), (b"ab",), (range(3, 9, 2),), ({1: 2}.keys(),), ({1: 2}.values(),), ({1: 2}.items(),))
def errors(i, v):
    try: return list(v), tuple(v)
    except TypeError as e: return str(e)
show(150, errors, (5,), (None,), (3.5,))
def made(n):
    out = 0; k = [1, 2, 3]
    for i in range(n):
        a = [i, 2]; b = list(a); b.append(3); c = tuple(a); d = a.copy(); d[0] = 9
        out += len(b) + c[0] + a[0] + d[0]
        m = k.copy(); m.append(i); out += len(k) + m[-1]
        if i == n // 2: k.append(4)
    return out
print(made(400))
def equal(n, l):
    t = 0
    for i in range(n):
        if i == n - 50: l.append(4)
        if i == n - 30: l[0] = 1.0
        if i == n - 20: l[1] = "x"
        t += (l == [1, 2, 3]) + 10 * (l != [1, 2, i]) + 100 * (l < [1, 3]) + 1000 * ([1, 2, 3, 4] >= l) if i < n - 20 else (l == [1, 2, 3])
    return t
print(equal(300, [1, 2, 3]), equal(300, L([1, 2, 3])))
nan = float("nan")
print(sum([nan, i] == [nan, 3] for i in range(300)), sum([i, nan] < [i, nan] for i in range(300)))
class EqAll:
    def __eq__(self, o): return True
print(sum([EqAll(), i] == [1, i] for i in range(300)), sum([1, i] == [EqAll(), i] for i in range(300)))
try:
    for i in range(300): [i] < ["a" if i == 299 else 3]
except TypeError as e: print(e)
# enumerate
def enum_(n):
    t = 0
    for i in range(n):
        for k, v in enumerate([1, i], 5): t += k * v
        for k, v in enumerate([1, i], start=i): t += k * v
        for k, v in enumerate("ab", start=True): t += k
        for k, v in enumerate([2], 2**62 - 1 if i == n - 1 else -3): t += k
    return t
print(enum_(300), list(enumerate([1], start=2**70)))
for w in (lambda: enumerate([1], begin=3), lambda: enumerate([1], start="a"), lambda: enumerate(5, start=1), lambda: enumerate([1], 1, 2)):
    for i in range(100):
        try: w()
        except TypeError as e: m = str(e)
    print(m)
# IntEnum
class N(IntEnum):
    A = 1; B = 2
class F(IntFlag):
    R = 4; W = 2
class Id(int):
    pass
class Odd(int):
    def __eq__(self, o): return "odd eq"
    def __hash__(self): return 7
    def __add__(self, o): return "odd add"
    def __rsub__(self, o): return "odd rsub"
    def __index__(self): return 0
def ints(i, a, b):
    return (a == b, a != b, a < b, a >= b, a + b, a - b, a * 3, 10 - a, a / 2, a // 2, 7 % (a or 1), a << 1, a & 3, a | b, a ^ 1, [10, 11, 12, 13, 14][b if b < 5 else 0], type(a + b).__name__, a ** 2, -a, a == 1.0, a + 0.5, a == True)
show(150, ints, (N.A, N.B), (N.B, N.B), (N.A, 2), (1, N.B), (Id(3), Id(4)), (Id(3), N.A), (Odd(1), N.B), (N.A, Odd(2)), (2, Odd(3)), (F.R, F.W), (Id(2**70), N.A), (True, N.B))
def late(n):
    a, b = N.A, N.B; x = Id(5); out = []
    for i in range(n):
        out.append((a == b, a + b, a < b, x == 5, x + 1))
        if i == 200: N.__add__ = lambda s, o: "new add"
        if i == 250: Id.__eq__ = lambda s, o: "new eq"
        if i == 270: N.__lt__ = lambda s, o: "new lt"
    return out[0], out[201], out[251], out[-1]
print(late(300))
try:
    for i in range(300): N.A // (0 if i == 299 else 1)
except ZeroDivisionError as e: print(e)
# keys found by identity
class O: pass
class H:
    def __hash__(self): return 5
class E2:
    def __eq__(self, o): return isinstance(o, E2)
    def __hash__(self): return 6
class NoHash:
    __hash__ = None
class Meta(type):
    def __hash__(cls): return 9
    def __eq__(cls, o): return True
class M(metaclass=Meta): pass
def keys(n):
    o, p, h = O(), O(), H(); d = {}; s = set(); out = []
    for i in range(n):
        for k in (o, p, h, O, int, len, keys, Meta, (o, 1), ValueError("x") if i == 5 else o):
            d[k] = d.get(k, 0) + 1
            s.add(k)
            if k not in d or k not in s: out.append("missing")
        if i == 100: out.append((d[o], d[p], len(d), len(s)))
        if i == 150:
            try: d[O()]
            except KeyError: out.append("KeyError")
        if i == 200: O.__hash__ = lambda self: 1
        if i == 220: O.__eq__ = lambda self, other: isinstance(other, O)
        if i == 240: d = {}; s = set()
    out.append((len(d), len(s), o in d, O() in d, O() in s))
    return out
print(keys(300))
def bad(n):
    r = set()
    for i in range(n):
        for f in (lambda: {}[NoHash()], lambda: set().add(NoHash()), lambda: NoHash() in {1}, lambda: {}.get(NoHash()), lambda: {NoHash() for _ in range(1)}, lambda: {NoHash(): 1 for _ in range(1)}, lambda: {}[O3()]):
            try: f()
            except (TypeError, KeyError) as e: r.add(str(e).split(" at")[0])
    return sorted(r)
class O3: pass
print(bad(150), len({M: 1, Meta: 2}))
def eq_later(n):
    a, b = E2(), E2(); d = {}; t = 0; x = O3()
    for i in range(n):
        d[x] = i; t += x in d
        if i == 100: d[a] = 1; t += b in d
    return t, len(d)
print(eq_later(300))
# isinstance by metaclasses
class B(ABC):
    @abstractmethod
    def f(self): pass
class C(B):
    def f(self): return 1
class R: pass
class Q(type):
    def __instancecheck__(cls, o): return [] if o == 3 else [1]
class QQ(metaclass=Q): pass
class Bad(type):
    def __instancecheck__(cls, o): raise KeyError("no")
class BB(metaclass=Bad): pass
def inst(n):
    out = []
    for i in range(n):
        out.append((isinstance(C(), B), isinstance(R(), B), isinstance([], Sequence), isinstance({}, Sequence), isinstance({}, Mapping), isinstance(3, QQ), isinstance(4, QQ), isinstance(QQ(), QQ), isinstance(5, (int, B)), isinstance(BB(), BB)))
        if i == 200: B.register(R)
        if i == 250: Q.__instancecheck__ = lambda cls, o: False
        try: isinstance(5, BB)
        except KeyError as e: m = e.args
    return out[0], out[201], out[-1], m
print(inst(300))
def attrs(n, o):
    t = 0
    for i in range(n):
        for name in ("a", "b", "c"): t += getattr(o, name)
        name = "".join(["a"]); t += getattr(o, name)
        for name in ("a", "b"): setattr(o, name, i)
    return t
o = O3(); o.a, o.b, o.c = 1, 2, 3
print(attrs(300, o))
