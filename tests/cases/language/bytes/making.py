# Making bytes: counts, iterables, buffers, text, __bytes__, __index__.

def attempt(f, *args, **kw):
    try:
        return repr(f(*args, **kw))
    except Exception as e:
        return f"{type(e).__name__}: {e}"

class B:
    def __init__(self, v): self.v = v
    def __bytes__(self): return self.v
class I:
    def __init__(self, v): self.v = v
    def __index__(self): return self.v
for make in (bytes, bytearray):
    for args in [(), (3,), (b"abc",), (bytearray(b"xyz"),), (memoryview(b"mem")[1:],), ([1, 2, 255],), ((0,),), (range(3),), ({65: 1},), ({5},), ("é", "utf-8"), ("é", "latin-1"), ("é", "ascii", "replace"), (iter([1, 2]),), (I(2),), ([I(7)],), (True,)]:
        print(make.__name__, attempt(make, *args))
    for args in [(-1,), (256, "ascii"), ("x",), ([256],), ([-1],), (["a"],), (None,), (1.5,), (b"a", "utf-8"), ([1], "utf-8"), ("x", "utf-8", "strict", 4), (5.0,), (object,), ([1.5],), (10**30,), (I("x"),)]:
        print(make.__name__, attempt(make, *args))
    print(attempt(make, errors="strict"), attempt(make, b"", errors="x"), attempt(make, source=b"k"), attempt(make, encoding="ascii"), attempt(make, "a", encoding="ascii", errors="ignore"), attempt(make, foo=1))
print(attempt(bytes, B(b"own")), attempt(bytes, B("no")), attempt(bytes, B(bytearray(b"x"))))
x = b"same"
print(bytes(x) is x, x[:] is x, x * 1 == x, x + b"", b"" + x, x.__bytes__() is x, x.__getnewargs__())
print(b"a" + bytearray(b"b"), bytearray(b"a") + b"b", b"a" + memoryview(b"c"), type(bytearray(b"a") + b"b").__name__)
for f in (lambda: b"a" + "b", lambda: b"a" + 1, lambda: bytearray(b"a") + "b", lambda: "a" + b"b", lambda: b"a" * b"b", lambda: b"a" * 1.5, lambda: b"a" - b"b", lambda: -b"a", lambda: b"a"[1], lambda: bytes(1)["x"], lambda: b"a"[10**30], lambda: "a" in b"a", lambda: 256 in b"a", lambda: None in b"a", lambda: b"a" < "a", lambda: int(b"1_0"), lambda: int(b"x"), lambda: float(b"1.5"), lambda: float(b"x"), lambda: b"a" * (10**18)):
    print(attempt(f))
print(b"a" == "a", b"a" != bytearray(b"a"), b"abc" < b"abd", b"abc" < bytearray(b"abca"), bytearray(b"b") > b"a", b"" < b"\0", sorted([b"b", b"", b"ab", b"a"]))
print(b"ab" in b"cabd", 97 in b"abc", bytearray(b"b") in b"abc", b"" in b"", list(b"\x00\x7f\xff"), list(reversed(b"abc")), b"abc"[::-1], b"abcdef"[1:5:2], b"abc"[-2], b"abc"[5:], len(b"\0" * 7))
print(repr(b"'"), repr(b'"'), repr(b"'\""), b"\t\n\r\x0b\\\x7f\x80", str(b"x"), f"{b'x'}", "%s" % b"x", ascii(b"\xe9"), hash(b"abc") == hash("abc"), {b"k": 1}[b"k"])
total = 0
for k in range(100):
    for byte in bytes([k, k * 2 % 256]):
        total += byte
print(total, sum(b"abc"), max(b"abc"), bytes(map(lambda c: c ^ 32, b"Hello")))
