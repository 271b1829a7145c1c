# struct in loops: records packed and unpacked in every order, iter_unpack, pack_into and unpack_from, a small file format with checks.
import struct
from struct import Struct, calcsize, iter_unpack, pack, pack_into, unpack, unpack_from

HEAD = Struct("<4sHBx I")
ROW = Struct(">ihbB?d3s")
print(HEAD.size, ROW.size, HEAD.format, calcsize("@bi"), calcsize("=bi"), calcsize("bh0i"), calcsize("3s4x?"), calcsize(""))
data = bytearray(HEAD.pack(b"FILE", 2, 7, 100))
for i in range(100):
    data += ROW.pack(i * 1000 - 50000, -i, i - 50, i + 100, i % 2, i / 8, b"%03d" % i)
magic, version, flags, count = HEAD.unpack_from(data)
sums = [0] * 7
for row in ROW.iter_unpack(memoryview(data)[HEAD.size:]):
    for k, v in enumerate(row):
        sums[k] += int(v)
print(magic, version, flags, count, sums)
buffer = bytearray(64)
for i in range(120):
    order = "<>=!@"[i % 5]
    pack_into(order + "hIq", buffer, i % 8, i - 60, i * 7, -i * i) if order != "@" else pack_into("@q", buffer, i % 8 * 2, i)
    if order != "@":
        a, b, c = unpack_from(order + "hIq", buffer, i % 8)
        assert (a, b, c) == (i - 60, i * 7, -i * i)
print(buffer.hex())
total = 0
for code in "bBhHiIlLqQefd?cspnN":
    f = "5" + code if code in "sp" else code
    value = b"c" if code == "c" else b"text" if code in "sp" else True if code == "?" else 100
    for order in "@=<>":
        if code in "nN" and order != "@":
            continue
        got = unpack(order + f, pack(order + f, value))
        total += len(pack(order + f, value)) + (got[0] == value)
print(total, pack("<e", 1.1), pack(">f", 1e10), pack("<d", float("nan"))[-2:], pack("5p", b"abcdefg"), pack("3s", b"a"), unpack("<3p", b"\x02ab"), list(iter_unpack("<h", b"\1\0\2\0")), pack("<?", []), pack("!2h", -1, 1), pack("2c", b"a", b"b"), pack("<Q", 2**64 - 1), pack(">q", -2**63))
for bad in (lambda: pack("b", 128), lambda: pack("B", -1), lambda: pack("<H", 65536), lambda: pack("<q", 2**63), lambda: pack("i"), lambda: pack("i", 1, 2), lambda: pack("i", 1.5), lambda: pack("c", b"ab"), lambda: pack("c", "a"), lambda: pack("s", "a"), lambda: pack("z", 1), lambda: pack("3", 1), lambda: unpack("i", b"abc"), lambda: unpack_from("i", b"abcd", 1), lambda: unpack_from("b", b"abc", -4), lambda: pack_into("i", bytearray(2), 0, 1), lambda: pack_into("b", b"abc", 0, 1), lambda: iter_unpack("", b""), lambda: iter_unpack("h", b"abc"), lambda: Struct("<P"), lambda: Struct(5), lambda: pack("e", 70000.0), lambda: pack("f", 1e39), lambda: pack("<n", 1), lambda: pack("d", "x"), lambda: pack_into("b", bytearray(3), -4, 1), lambda: Struct("h").pack("x")):
    try:
        print(bad())
    except (struct.error, TypeError, OverflowError, NameError) as e:
        print(type(e).__name__, "|", e)


class Index:
    def __index__(self):
        return 7


print(pack("<h", Index()), pack("b", True), pack("<f", 3), Struct("<h").unpack(bytearray(b"\5\0")), Struct(b"<h").format, struct.Struct("hh").size)
