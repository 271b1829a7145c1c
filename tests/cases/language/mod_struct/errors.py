# struct.error and its messages.
import struct

for f, a in (("q", 2**63), ("Q", -1), ("l", 2**63), ("<l", 2**31), ("i", 2**31), ("I", -1), ("I", 2**32), ("h", 40000), ("H", -1), ("b", 200), ("B", 256), ("i", "x"), ("i", 1.5), ("f", "x"), ("c", b"ab"), ("s", "x"), ("p", 5), ("x", 1), ("5", 1), ("z", 1), ("<n", 1), ("<P", 1),
             ("i", 2**70), ("c", "a"), ("<f", 1e300), ("<e", 1e9)):
    try:
        print(f, a, struct.pack(f, a))
    except (struct.error, OverflowError) as e:
        print(f, a, type(e).__name__, e)
for bad in (lambda: struct.unpack("i", b"abc"), lambda: struct.unpack_from("i", b"abc", 1), lambda: struct.unpack_from("i", b"abcdef", -3), lambda: struct.unpack_from("i", b"abcdef", -9), lambda: struct.pack("ii", 1), lambda: struct.pack("i", 1, 2),
            lambda: struct.pack_into("i", bytearray(3), 0, 1), lambda: struct.pack_into("i", bytearray(8), -3, 1), lambda: struct.pack_into("i", bytearray(8), -12, 1), lambda: list(struct.iter_unpack("h", b"abc")), lambda: struct.iter_unpack("", b"abc"),
            lambda: struct.unpack("i", "abcd"), lambda: struct.calcsize("99999999999999999999i"), lambda: struct.Struct(5)):
    try:
        print(bad())
    except (struct.error, TypeError) as e:
        print(type(e).__name__, e)


class I:
    def __index__(self):
        return 7


class F:
    def __float__(self):
        return 2.5


print(struct.pack("<id", I(), F()), struct.error.__module__, issubclass(struct.error, Exception))
