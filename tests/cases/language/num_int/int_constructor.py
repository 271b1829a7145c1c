# int(): texts, bases, underscores, digits of other scripts, bytes, hooks, errors.
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
print([t(int, s) for s in ("", " ", "+", "-", "+-1", "1 2", "0_0", "_1", "1_", "1__2", "\u0661\u0662", "\uff11", " \n12\t", "1e5", "0x10", "00012", "-0", "\x0012", "1\x00", "\u00b2", "12\u2003", "é")])
print([t(int, s, b) for s, b in (("0b11", 2), ("0b11", 0), ("0B_11", 0), ("11", 2), ("012", 0), ("0", 0), ("00", 0), ("0o17", 8), ("0x_f", 16), ("zz", 36), ("ZZ", 36), ("8", 8), ("1", 1), ("1", 37), ("1", -1), ("0b", 0), ("0xg", 16), ("0b12", 0), ("-0x1f", 0), ("+0o7", 0), ("b1", 2), ("0b1", 16), (" 11 ", 3))])
print([t(int, *a) for a in ((5, 10), (5.5, 10), (b"12",), (b"1f", 16), (bytearray(b"7"),), (b"\xff",), (memoryview(b"34"),), (b"1_0",), (None,), ([],), (1j,), ("1", "2"), ("1", 2.0), ("5", True), (float("nan"),), (float("inf"),), (1e25,), (-1.99,), (2.5e-300,))])
print(t(int, base=10), t(int, x="5"), t(int, "11", base=2), t(int, "1", 2, 3), t(int, "a" * 210), t(int, "9" * 5000)[:70])
class I:
    def __int__(self): return 7
class X:
    def __index__(self): return 8
class T:
    def __trunc__(self): return 9
class B:
    def __int__(self): return "x"
class BB:
    def __int__(self): return 1.5
print(int(I()), int(X()), t(int, B()), t(int, BB()), t(int, object()), t(int, "7", X()), t(int, "7", I()))
class Sub(int):
    def __new__(cls, v, extra=None): self = super().__new__(cls, v); self.extra = extra; return self
    def __repr__(self): return f"Sub({int(self)})"
s = Sub("42", extra=1)
print(s, s.extra, s + 1, type(int(s)), int(s) is s, -s, s == 42, {42: "found"}[s], f"{s}", f"{s:d}", "%d %s" % (s, s), str(s), [s])
n = 0
for i in range(100):
    b = i % 35 + 2
    n += int("101", b) + int(str(i) + "0") + int(i + 0.75) + int(f" {i:_} ") + int(bytes(str(i), "ascii"))
print(n)
