# struct: every format letter in every byte order, padding, repeat counts, sizes, ranges.
import struct
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
for c in "bBhHiIlLqQnN":
    print(c, [t(struct.calcsize, o + c) for o in ("", "@", "=", "<", ">", "!")], [t(struct.pack, o + c, 5) for o in ("<", ">")], t(struct.pack, "<" + c, -1), t(struct.pack, "<" + c, 2**64), t(struct.pack, "=" + c, 1.5), t(struct.pack, c, "a"))
for c, v in (("c", b"x"), ("c", "x"), ("c", b"xy"), ("?", 5), ("?", []), ("e", 1.5), ("e", 1e10), ("e", 65504.0), ("e", 6e-8), ("f", 1.1), ("f", 1e300), ("f", float("inf")), ("d", 1.1), ("d", "x"), ("s", b"abc"), ("5s", b"abc"), ("2s", b"abc"), ("0s", b"a"), ("s", "a"), ("p", b"abc"), ("5p", b"abcdefg"), ("3p", b"a"), ("x", None), ("P", 5), ("f", 10**400)):
    print(c, v)
print(struct.calcsize("bhilq"), struct.calcsize("<bhilq"), struct.calcsize("qb"), struct.calcsize("bq"), struct.calcsize("qb0q"), struct.calcsize("3s2x2h"), struct.calcsize(""), struct.pack("@bh", 1, 2), struct.pack("b3xb", 1, 2), struct.pack("2h", 1, 2), struct.pack("< h 2b ", 1, 2, 3), struct.pack("0h"), struct.pack(">4sH", b"ab", 258))
for f in ("z", "5", "<5", "h<", "2", "-1h", "h h-", "<@h", "é", "s5", "99999999999999999999s", "<P"): print(f)
print(t(struct.pack, "h"), t(struct.pack, "h", 1, 2), t(struct.pack), t(struct.unpack, "h", b"a"), t(struct.unpack, "h", b"abc"), t(struct.unpack, "h", "ab"), t(struct.unpack, 5, b""), struct.unpack(b"<h", b"\1\0"), struct.unpack("<2sxb", b"abc\xff"), struct.unpack("<e", b"\0\x3c"), struct.unpack("?", b"\2"), struct.unpack("<3p", b"\2ab"), struct.unpack("<5p", b"\x09abcd"), struct.unpack("", b""))
n = 0
for i in range(100):
    b = struct.pack("<bHi?fd3s", i % 128, i * 9, -i * 7, i % 2, i / 2, i / 3, str(i).encode())
    u = struct.unpack("<bHi?fd3s", b)
    n = n * 31 + sum(b) + u[0] + u[2] + int(u[5] * 3) + len(u[6]) & 0xffffff
print(n)
