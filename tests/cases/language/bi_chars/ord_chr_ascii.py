# chr, ord and ascii: limits, bytes, surrogates, what they refuse.
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
print([ord(c) for c in "a\0\x7f\x80\xff\u0100\uffff\U00010000\U0010ffff"], ord(b"a"), ord(bytearray(b"\xff")), ord("\ud800"))
print(ascii(chr(0)), chr(97), ascii(chr(0x10ffff)), ascii(chr(0xdfff)), chr(True) == "\x01")
for bad in (-1, 0x110000, 2**31, 2**63, -2**70, 1.5, "a", None):
    print(t(chr, bad))
for bad in ("", "ab", b"", b"ab", 5, None, [], "é\u0301", bytearray(), memoryview(b"a")):
    print(t(ord, bad))
print(ascii("a'b"), ascii('a"b'), ascii("a'b\""), ascii("\n\t\\\x01\x7fé\u20ac\U0001f600"), ascii([1, "é", {"ü": b"\xff"}]), ascii(None), ascii(1.5))
class A:
    def __repr__(self): return "<é \u20ac \U0001f600 \n>"
class B:
    def __repr__(self): return 5
print(ascii(A()), ascii([A()]), t(ascii, B()), t(repr, B()), t(str, B()))
n = 0
for i in range(0, 0x3000, 97):
    c = chr(i)
    n = n * 31 + ord(c) + len(ascii(c)) & 0xffffffff
print(n, "".join(chr(ord("a") + i % 26) for i in range(60)))
