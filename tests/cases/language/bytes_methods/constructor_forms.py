# bytes() and bytearray(): from counts, iterables, texts, buffers, __bytes__, and errors.
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
class H:
    def __bytes__(self): return b"hook"
class HB:
    def __bytes__(self): return "no"
class I:
    def __index__(self): return 3
class It:
    def __getitem__(self, i):
        if i > 2: raise IndexError
        return i
class S(str):
    def __bytes__(self): return b"from str"
for kind in (bytes, bytearray):
    print([t(kind, *a) for a in ((), (3,), (0,), (-1,), (True,), (I(),), ([1, 2],), ((255,),), (range(3),), ({5: 6},), (b"x",), (bytearray(b"y"),), (memoryview(b"z"),), (It(),), (x for x in (7, 8)).__class__ is None or (iter([7, 8]),))])
    print([t(kind, *a) for a in (([256],), ([-1],), (["a"],), ([1.5],), ([None],), ("a",), (1.5,), (None,), (2**70,), ([2**70],), (object(),), ([I()],), (b"a", "utf-8"), (5, "utf-8"), ("é", "ascii"), ("é", "utf-8", "strict"), ("é", "ascii", "ignore"), ("a", "nope"), ("a", 5), ("a", "utf-8", 5))])
    print(t(kind, H()), t(kind, HB()), t(kind, S("q")), t(kind, S("q"), "ascii"), t(kind, source="é", encoding="latin-1"), t(kind, encoding="utf-8"), t(kind, errors="strict"), t(kind, source=b"a"), t(kind, 1, 2, 3, 4), t(kind, foo=1), t(kind, "a", errors="strict"))
b = bytes([0, 9, 10, 13, 31, 32, 34, 39, 65, 92, 127, 128, 255])
print(b, bytearray(b), [b"'", b'"', b"'\"", bytearray(b"'")], str(b), repr(bytes(2)), b == bytearray(b), b != list(b), b < bytearray(b"\xff"), t(lambda: b < "a"), t(lambda: b < [0]), b == "a")
n = 0
for i in range(100):
    x = bytes([i, i ^ 255]) + bytes(i % 4) + bytearray(str(i), "ascii") + bytes(range(i % 5))
    n = n * 31 + len(x) + sum(x) + hash(bytes(x)) % 97 & 0xffffff
print(n)
