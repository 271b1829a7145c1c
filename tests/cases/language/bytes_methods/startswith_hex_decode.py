# bytes and bytearray: startswith, endswith, hex with separators, fromhex, decode.
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
for kind in (bytes, bytearray):
    b = kind(b"\x01\xabhello")
    print(b.startswith(b"\x01"), b.startswith((b"x", b"\x01\xab")), b.endswith(b"lo", 3), b.startswith(b"", 99), b.startswith(b"", 7), b.endswith(()), b.startswith(bytearray(b"\x01")), b.startswith(memoryview(b"\x01")), t(b.startswith, "a"), t(b.endswith, ["a"]), t(b.startswith, (b"x", "a")), t(b.startswith, 1))
    print(b.hex(), b.hex(":"), b.hex("-", 2), b.hex("_", -2), b.hex(b"."), b.hex(":", 0), b.hex(sep=" ", bytes_per_sep=3), b.hex(":", 100), t(b.hex, "ab"), t(b.hex, ""), t(b.hex, "é"), t(b.hex, 5), t(b.hex, ":", "x"), kind().hex(":"))
    f = kind.fromhex
    print([t(f, s) for s in ("", "0a FF", " 0aff ", "0", "0g", "00 1", "0 0", "é", "\t1f\n2E", "00é", "  ")], t(f, b"00"), t(f, 5), type(f("00")).__name__)
    print(t(kind(b"\xc3\xa9a").decode), t(kind(b"\xff").decode), t(kind(b"a\xff").decode, "ascii"), t(kind(b"a\xffb").decode, "utf-8", "replace"), t(kind(b"a\xffb").decode, errors="ignore"), t(kind(b"\xff").decode, "latin-1"), t(kind(b"\xff").decode, "utf-8", "backslashreplace"), ascii(t(kind(b"\xff").decode, "utf-8", "surrogateescape")), t(kind(b"a").decode, 5), t(kind(b"a").decode, "nope"), t(kind(b"\xff").decode, "utf-8", "nope"), t(kind(b"a\0").decode, "utf-16"), t(kind(b"a").decode, "utf-16"), t(kind(b"").decode, "utf-8", "strict", 1))
class B(bytes): pass
print(type(B.fromhex("00")), B(b"ab")[0:1].__class__.__name__, B(b"a") + b"b", type(B(b"a").upper()).__name__, B(b"a") == b"a", hash(B(b"a")) == hash(b"a"))
n = 0
for i in range(120):
    b = bytes((i, i * 7 % 256, i * 13 % 256))
    assert bytes.fromhex(b.hex()) == b == bytes.fromhex(b.hex(" ", i % 5 - 2))
    n = n * 31 + len(b.decode("latin-1").encode()) + b.startswith(bytes([i])) + len(b.decode("utf-8", "replace")) & 0xffffff
print(n)
