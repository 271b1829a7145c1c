# callable, hash and id: which objects, equal hashes, broken __hash__.
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
class K:
    def __call__(self): return 1
class N: pass
n = N(); n.__call__ = lambda: 1
for o in (len, int, lambda: 1, K, K(), N, n, "a".upper, None, 5, type, print.__call__, classmethod(len), staticmethod(len), property()):
    print(callable(o), end=" ")
print(t(callable), t(n), t(None), t(5))
print(hash(1) == hash(1.0) == hash(True) == hash(1 + 0j), hash(-1), hash(-2), hash(2**61 - 1), hash(2**61), hash(-2**61), hash(2**100), hash(-2**100), hash(0.5), hash(-0.0), hash(1e300), hash(float("inf")), hash(-float("inf")), hash(1.5 + 2j))
print(hash(()), hash((1,)), hash((1, 2)), hash(((),)), hash((1, (2, 3))), hash((1.0, True)) == hash((1, 1)), hash(range(5)) == hash(range(0, 5, 1)), hash(range(0)) == hash(range(5, 5)))
print(hash(""), hash("a"), hash("abc"), hash(b"abc") == hash("abc"), hash("é"), hash("\u20ac"), hash("\U0001f600"), hash(b""), hash(frozenset()), hash(frozenset({1, 2, 3})), hash(frozenset("abc")))
for bad in ([], {}, set(), bytearray(), ([],), slice(1), {}.keys(), (1, {2: 3}), memoryview(bytearray(b"a"))):
    print(t(hash, bad))
print(hash(memoryview(b"abc")) == hash(b"abc"), hash(None) == hash(None), hash(NotImplemented) == hash(NotImplemented), hash(int | str) == hash(str | int), hash(list[int]) == hash(list[int]))
class H:
    def __init__(self, h): self.h = h
    def __hash__(self): return self.h
print(hash(H(-1)), hash(H(2**64 + 5)), hash(H(True)), t(hash, H("a")), t(hash, H(1.5)), t(hash, H(None)))
class Eq:
    def __eq__(self, o): return True
print(t(hash, Eq()), Eq.__hash__, id(n) == id(n), type(id(n)) is int)
s = 0
for i in range(100):
    s ^= hash((i, str(i), i / 3)) ^ hash(frozenset((i, -i))) ^ hash(i << i)
print(s)
