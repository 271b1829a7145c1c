# struct: every letter, in every byte order, there and back.
import struct

for f, values in (("<bBhHiIlLqQ", (-1, 255, -2, 65535, -3, 2**32 - 1, -4, 5, -6, 2**64 - 1)), (">bBhHiIlLqQ", (-1, 255, -2, 65535, -3, 2**32 - 1, -4, 5, -6, 2**64 - 1)), ("<efd", (1.5, -0.1, 3.14)), (">efd", (65504.0, float("inf"), -0.0)),
                  ("?c4s3p2x", (True, b"z", b"ab", b"xyz")), ("=3h", (1, 2, 3)), ("!H", (513,)), ("@bi", (1, 2)), ("nNP", (-1, 1, 2)), ("0s0i", (b"",)), ("10s", (b"hello",)), ("5p", (b"hello world",))):
    data = struct.pack(f, *values)
    print(f, data, struct.unpack(f, data), struct.calcsize(f))
print(struct.calcsize("bi2h0q"), struct.calcsize("<bi2h"), struct.calcsize(" i h "), struct.calcsize(""), struct.unpack("<3B", b"\x01\x02\x03"), struct.unpack(">e", b"\x00\x01"), struct.pack("<e", 6e-8), struct.pack("<f", 1e-45))
s = struct.Struct("<iH")
print(s.size, s.format, s.pack(1, 2), s.unpack(b"\1\0\0\0\2\0"), list(s.iter_unpack(bytes(12))), list(struct.iter_unpack(">h", b"\0\1\0\2")))
buf = bytearray(10)
struct.pack_into("<hh", buf, 2, 1, -1)
print(buf, struct.unpack_from("<h", buf, 4), struct.unpack_from("<h", buffer=buf, offset=-8), struct.unpack("2s", memoryview(b"ab")))
total = 0
for i in range(100):
    total += sum(struct.unpack("<IhB", struct.pack("<IhB", i * 1000, -i, i % 256)))
print(total)
