# collections.abc in loops: a sparse list, a case-blind mapping, a bit set and a generator class from few methods; every mixin against the builtin.
from collections.abc import *
import collections.abc as abc


class Sparse(MutableSequence):
    def __init__(self, values=()):
        self.data, self.size = {}, 0
        self.extend(values)

    def __len__(self):
        return self.size

    def _at(self, i):
        i = i + self.size if i < 0 else i
        if not 0 <= i < self.size:
            raise IndexError(i)
        return i

    def __getitem__(self, i):
        return [self[k] for k in range(*i.indices(self.size))] if isinstance(i, slice) else self.data.get(self._at(i), 0)

    def __setitem__(self, i, v):
        self.data[self._at(i)] = v

    def __delitem__(self, i):
        i = self._at(i)
        self.data = {k - (k > i): v for k, v in self.data.items() if k != i}
        self.size -= 1

    def insert(self, i, v):
        self.data = {k + (k >= i): x for k, x in self.data.items()}
        self.size += 1
        if v:
            self.data[i] = v


class Blind(MutableMapping):
    def __init__(self, *a, **k):
        self.d = {}
        self.update(*a, **k)

    __getitem__ = lambda self, k: self.d[k.lower()][1]
    __setitem__ = lambda self, k, v: self.d.__setitem__(k.lower(), (k, v))
    __delitem__ = lambda self, k: self.d.__delitem__(k.lower())
    __iter__ = lambda self: (k for k, _ in self.d.values())
    __len__ = lambda self: len(self.d)


class Bits(MutableSet):
    def __init__(self, values=()):
        self.bits = 0
        for v in values:
            self.add(v)

    __contains__ = lambda self, v: isinstance(v, int) and v >= 0 and bool(self.bits >> v & 1)
    __len__ = lambda self: bin(self.bits).count("1")
    __iter__ = lambda self: (i for i in range(self.bits.bit_length()) if self.bits >> i & 1)
    __hash__ = Set._hash

    def add(self, v):
        self.bits |= 1 << v

    def discard(self, v):
        self.bits &= ~(1 << v)


class Counting(Generator):
    def __init__(self):
        self.n = 0

    def send(self, value):
        self.n += 1 if value is None else value
        if self.n > 30:
            raise StopIteration(self.n)
        return self.n

    def throw(self, kind, value=None, tb=None):
        return super().throw(kind, value, tb)


s, l = Sparse(), []
for i in range(250):
    for x in (s, l):
        if i % 5 == 4:
            x.pop()
        elif i % 7 == 3:
            x.remove(x[len(x) // 2])
        elif i % 11 == 5:
            x.reverse()
        else:
            x.append(i % 6)
    assert len(s) == len(l) and (s.count(3), 2 in s) == (l.count(3), 2 in l), i
print(list(s) == l, len(l), s.index(5), s.index(5, 4) == l.index(5, 4), list(reversed(s)) == l[::-1], s[1:5], s.clear(), len(s))
b, d = Blind(A=1), {"a": 1}
for i in range(200):
    k = chr(97 + i % 9)
    b[k.upper() if i % 2 else k] = i
    d[k] = i
    if i % 4 == 0:
        assert b.pop(k.upper(), None) == d.pop(k, None) and b.setdefault("Z", 5) == d.setdefault("z", 5)
print(sorted(map(str.lower, b)), sorted(b.values()) == sorted(d.values()), "A" in b, b.get("nope", 7), len(b.items()), ("Z", 5) in b.items(), b == Blind(b), b.keys() & {"Z"}, b.popitem()[0].lower() in d, list(b.keys()) == list(b))
x, y, m, n = Bits(range(0, 40, 2)), Bits(range(0, 40, 3)), set(range(0, 40, 2)), set(range(0, 40, 3))
for i in range(100):
    x ^= Bits([i % 20, i % 7])
    m ^= {i % 20, i % 7}
    y |= x & Bits([i % 40])
    n |= m & {i % 40}
print(sorted(x) == sorted(m), sorted(y) == sorted(n), (x - y) == Bits(m - n), x <= (x | y), x < x, x.isdisjoint(Bits([99])), len(x ^ y) == len(m ^ n), hash(x) == hash(frozenset(m)), x == m, type(x & m).__name__, [1] + sorted({1} | Bits([3])), x.pop() in m, x.remove(max(x)), x.clear(), len(x))
g, total = Counting(), 0
for v in g:
    total += v
    if v % 10 == 0 and v < 25:
        total += g.send(2)
print(total, [next(Counting()) for _ in range(2)], Counting().close())
for bad in (lambda: g.send(5), lambda: Counting().throw(KeyError("k")), lambda: Counting().throw(ValueError), lambda: Sparse().pop(), lambda: Sparse([1]).remove(9), lambda: Sparse([1]).index(9), lambda: Blind().popitem(), lambda: Blind()["q"], lambda: Blind().pop("q"), lambda: Bits().pop(), lambda: Bits().remove(5), lambda: Bits() | 5, lambda: Bits() < [1], lambda: hash(Blind()), lambda: Mapping(), lambda: type("M", (Mapping,), {"__len__": len})(), lambda: Sparse() + Sparse()):
    try:
        print(bad())
    except (StopIteration, KeyError, ValueError, IndexError, TypeError) as e:
        print(type(e).__name__, "|", e)
checks = {"int": 5, "str": "", "list": [], "dict": {}, "set": set(), "gen": (i for i in ()), "Sparse": s, "Blind": b, "range": range(1), "func": len, "keys": {}.keys(), "bytes": b"", "view": memoryview(b""), "map": map(len, [])}
for name in ("Iterable", "Iterator", "Reversible", "Sized", "Container", "Callable", "Collection", "Sequence", "MutableSequence", "ByteString", "Set", "Mapping", "MappingView", "KeysView", "Generator", "Awaitable"):
    print(name, [k for k, v in checks.items() if isinstance(v, getattr(abc, name))])
