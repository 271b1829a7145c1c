# UnicodeEncodeError and friends: constructors, attributes, str for one and many, changed attributes.
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
E, D, T = UnicodeEncodeError, UnicodeDecodeError, UnicodeTranslateError
e = E("ascii", "aé€b", 1, 2, "why"); print(e, e.args, e.encoding, ascii(e.object), e.start, e.end, e.reason, ascii(repr(e)))
for a in ((1, 3), (0, 4), (5, 9), (-1, 2), (2, 1), (3, 3)): print(ascii(str(E("enc", "aé€\U0001f600", *a, "r"))), str(D("enc", b"ab\xff", *a, "r")), ascii(str(T("aé€\U0001f600", *a, "r"))))
print(t(E, "a"), t(E, "a", b"b", 0, 1, "r"), t(E, 5, "b", 0, 1, "r"), t(E, "a", "b", "x", 1, "r"), t(D, "a", "b", 0, 1, "r"), t(D, "a", bytearray(b"b"), 0, 1, "r"), t(T, b"a", 0, 1, "r"), t(T), t(E), t(D, "a", b"", 0, 0, 5))
d = D("utf-8", b"\xff\xfe", 0, 1, "bad"); d.start = 1; d.end = 2; d.reason = "changed"; d.encoding = "x"; print(d, d.args); d.object = b"zzz\xaa"; d.start = 3; d.end = 4; print(d)
print(issubclass(E, UnicodeError), issubclass(UnicodeError, ValueError), UnicodeError("plain"), UnicodeError(1, 2), issubclass(T, UnicodeEncodeError))
for raw in (b"\xff", b"\xc3", b"\xc3(", b"\xe2\x82", b"\xe2(\xa1", b"\xf0\x9f\x98", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b"\xc0\x80", b"ab\x80cd", b"\xf4\x90\x80\x80"):
    try: raw.decode()
    except D as x: print(raw, x.start, x.end, x.reason, "|", x, "|", ascii(raw.decode(errors="replace")))
for text, enc in (("\ud800", "utf-8"), ("a\udfffb", "utf-16"), ("é", "ascii"), ("\u0100", "latin-1"), ("\ud83d\ude00", "utf-8")):
    try: text.encode(enc)
    except E as x: print(enc, x.start, x.end, x.reason, x)
n = 0
for i in range(100):
    try: (b"ok" * (i % 4) + bytes([128 + i])).decode("ascii")
    except UnicodeDecodeError as x: n = n * 3 + x.start * 5 + x.object[x.start] + len(x.reason) & 0xffffff
    try: ("a" * (i % 3) + chr(300 + i)).encode("latin-1")
    except UnicodeError as x: n += x.start + ord(x.object[x.start])
print(n)
