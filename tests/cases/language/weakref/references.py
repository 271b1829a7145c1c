# weakref.ref: dereferencing, sharing, equality, hash, repr, callbacks and their order, subclasses, what has none.
import gc
import weakref


class C:
    def __init__(self, n=0):
        self.n = n

    def __eq__(self, other):
        return isinstance(other, C) and self.n == other.n

    def __hash__(self):
        return hash(self.n)


o = C(1)
r = weakref.ref(o)
print(r() is o, r is weakref.ref(o), weakref.ref(o, print) is r, type(r), r.__callback__)
same = C(1)
s = weakref.ref(same)
print(r == s, r != s, hash(r) == hash(s), r == o, {r: 1}[s], len({r, s}))
del o
gc.collect()
print(r() is not None, s() is not None, repr(r).endswith("; dead>"), r == s, r == r, hash(r))
never = weakref.ref(same, print)
never_hashed = weakref.ref(C(2))
gc.collect()
try:
    hash(never_hashed)
except TypeError as error:
    print(error)


def told(log):
    o = C(3)
    first = weakref.ref(o, lambda r: log.append(("first", r is first, r())))
    second = weakref.ref(o, lambda r: log.append("second"))
    print(weakref.getweakrefcount(o), [r.__callback__ is not None for r in weakref.getweakrefs(o)], o.__weakref__ is not None)
    unheard = weakref.ref(o, lambda r: log.append("unheard"))
    unheard = None
    return o, first, second


log = []
o, first, second = told(log)
gc.collect()
del o
gc.collect()
print(log, first.__callback__, second())


class Keyed(weakref.ref):
    __slots__ = ("key",)

    def __new__(cls, target, callback, key):
        self = super().__new__(cls, target, callback)
        self.key = key
        return self

    def __init__(self, target, callback, key):
        super().__init__(target, callback)


def keyed(found):
    o = C(4)
    k = Keyed(o, lambda ref: found.append((type(ref).__name__, ref.key)), "the key")
    print(k() is o, k.key, isinstance(k, weakref.ref), k == weakref.ref(o))
    return k


found = []
k = keyed(found)
gc.collect()
print(found, k())


class Slots:
    __slots__ = ()


class WithWeak:
    __slots__ = ("__weakref__",)


for value in (1, "text", None, (), [], {}, 1.5, object(), Slots(), ValueError(), range(3), b"", 1j, iter([])):
    try:
        weakref.ref(value)
        print("yes", type(value).__name__)
    except TypeError as error:
        print(error)
for value in (WithWeak(), C, told, print, {1}, frozenset(), (n for n in ()), gc, C(1).__eq__, type("X", (list,), {})(), type("E", (Exception,), {})(), memoryview(b"")):
    print(type(value).__name__, weakref.ref(value)() is value)
for wrong in (lambda: weakref.ref(), lambda: weakref.ref(C, None, 3), lambda: weakref.proxy(3)):
    try:
        wrong()
    except TypeError as error:
        print(error)


def many():
    references, kept = [], []
    for n in range(100):
        o = C(n)
        references.append(weakref.ref(o))
        if n % 3 == 0:
            kept.append(o)
    return references, kept


references, kept = many()
gc.collect()
print(sum(r() is None for r in references), sum(r().n for r in references if r() is not None))
