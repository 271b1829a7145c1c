# Formats that are used again and again, among more of them than are kept; and all sizes of what they hold.
import struct

total = 0
for round in range(3):
    for count in range(1, 150):
        format = "<%dH" % count
        packed = struct.pack(format, *range(count))
        values = struct.unpack(format, packed)
        assert values == tuple(range(count)), (count, values)
        total += len(packed) + struct.calcsize(format) + len(struct.Struct(format).unpack_from(bytearray(b"xx" + packed), 2))
print(total)
for letter in "bBhHiIlLqQ":
    size = struct.calcsize("<" + letter)
    bits = 8 * size
    low, high = (0, (1 << bits) - 1) if letter.isupper() else (-(1 << bits - 1), (1 << bits - 1) - 1)
    for order in "<>":
        for value in (low, low + 1, -1, 0, 1, 127, 128, 255, 256, high - 1, high):
            if low <= value <= high:
                packed = struct.pack(order + letter, value)
                assert struct.unpack(order + letter, packed) == (value,), (letter, value)
                assert int.from_bytes(packed, "little" if order == "<" else "big", signed=low < 0) == value
        for value in (low - 1, high + 1, 1 << 70):
            try:
                print(struct.pack(order + letter, value))
            except struct.error as error:
                print(order + letter, value, error)
print(struct.unpack("", b""), struct.unpack("3x", b"abc"), struct.pack("0s", b""), struct.unpack("0s", b""))
print(len(struct.unpack("64b", bytes(64))), len(struct.unpack("65b", bytes(65))), len(struct.unpack("64s", bytes(64))[0]), len(struct.unpack("100000s", bytes(100000))[0]))
print(struct.unpack("<d70bd", struct.pack("<d70bd", 1.5, *range(70), 2.5))[::71])
for data in (b"abcd", bytearray(b"abcd"), memoryview(b"abcd"), memoryview(b"xabcdx")[1:5]):
    print(struct.unpack("<I", data), struct.unpack_from("<H", data, 2), struct.unpack_from("<H", data, -2))
    for wrong in (lambda: struct.unpack("<H", data), lambda: struct.unpack_from("<I", data, 1)):
        try:
            wrong()
        except struct.error as error:
            print(error)
