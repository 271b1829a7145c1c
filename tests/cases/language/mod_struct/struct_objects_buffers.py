# struct: Struct objects, pack_into, unpack_from, iter_unpack with offsets and buffers, errors.
import struct
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
s = struct.Struct("<hB")
print(s.format, s.size, s.pack(1, 2), s.unpack(b"\1\0\2"), t(s.pack, 1), t(s.unpack, b"ab"), struct.Struct(b">i").format, t(struct.Struct, "zz"), t(struct.Struct, 5), t(s.pack, 1, 300), s.pack.__name__)
b = bytearray(10)
print(struct.pack_into("<h", b, 3, 258), b, struct.pack_into(">hh", b, -4, 1, 2), b, s.pack_into(b, 0, -1, 9), b, t(struct.pack_into, "<i", b, 8, 1), t(struct.pack_into, "<i", b, -3, 1), t(struct.pack_into, "<i", b, -11, 1), t(struct.pack_into, "h", b"ro", 0, 1), t(struct.pack_into, "h", b), t(struct.pack_into, "h", b, 20, 1))
print(struct.unpack_from("<h", b, 3), struct.unpack_from("<B", b, -1), struct.unpack_from("<B", b), s.unpack_from(b, 1), s.unpack_from(buffer=b, offset=2), t(struct.unpack_from, "<i", b, 7), t(struct.unpack_from, "<i", b, -2), t(struct.unpack_from, "<i", b, -20), t(struct.unpack_from, "<i", b"", 0), t(struct.unpack_from, "<i", "str"), t(struct.unpack_from, "<i", b, 99))
print(list(struct.iter_unpack("<H", b"\1\0\2\0")), list(s.iter_unpack(b"\1\0\2\3\0\4")), t(lambda: list(struct.iter_unpack("<H", b"abc"))), t(struct.iter_unpack, "", b""), list(struct.iter_unpack("<H", b"")), struct.iter_unpack("<H", b"abcd").__length_hint__(), t(struct.iter_unpack, "<H", "ab"))
m = memoryview(bytearray(8)); struct.pack_into("<q", m, 0, -2); print(m.tobytes(), struct.unpack("<2i", m), struct.unpack_from("<I", m[4:]), struct.error.__mro__[1].__name__, struct.error.__module__)
n, buf = 0, bytearray(64)
r = struct.Struct("<IHBx")
for i in range(120):
    r.pack_into(buf, i % 8 * 8, i * 977, i * 3, i % 256)
    a, h, c = r.unpack_from(buf, i * 5 % 8 * 8)
    n = n * 31 + a + h + c & 0xffffff
print(n, sum(a for a, h, c in r.iter_unpack(buf)))
