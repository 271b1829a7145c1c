# struct.unpack and unpack_from in hot loops: constant formats, places, the other order of bytes, numbers that are too large, and what is wrong.
import struct


def whole(n, data):
    total = 0
    for i in range(n):
        a, b, c = struct.unpack("<IHB", data[i % len(data)])
        total += a + b * 3 + c * 5
    return total


def placed(n, data):
    total = 0
    at = 0
    for i in range(n):
        x, y = struct.unpack_from(">hI", data, at)
        z, = struct.unpack_from("<b", data, 3)
        total += x * 7 + y + z
        at = (at + 1) % (len(data) - 6)
    return total


def wide(n, data):
    total = 0
    for i in range(n):
        total += sum(struct.unpack("<qQ", data[i % len(data)]))
        total ^= struct.unpack(">q", data[i % len(data)][:8])[0]
    return total


def mixed(n, data):
    out = []
    for i in range(n):
        flag, letter, x, y = struct.unpack("<?bxdi", data[i % len(data)])
        if i % 50 == 0:
            out.append((flag, letter, x, y))
    return out


def texts(n, data):
    out = set()
    for i in range(n):
        out.add(struct.unpack("<3sHf", data))
    return out


def aligned(n, data):
    total = 0
    for i in range(n):
        a, b, c = struct.unpack("bHi", data)
        total += a + b + c
    return total


def ready(n, data):
    head = struct.Struct("<HH")
    total = 0
    for i in range(n):
        a, b = head.unpack_from(data, i % 8)
        total += a - b + head.unpack(data[:4])[1]
    return total


packed = [struct.pack("<IHB", n * 2654435761 & 0xFFFFFFFF, n * 40503 & 0xFFFF, n * 7 & 255) for n in range(50)]
print(whole(2000, packed))
print(placed(2000, bytes(n * 37 & 255 for n in range(40))))
print(placed(300, bytearray(n * 37 & 255 for n in range(40))))
small = [struct.pack("<qQ", (n - 20) << 50, n << 55) for n in range(40)]
print(wide(2000, small))
print(wide(300, [struct.pack("<qQ", -(1 << 63), (1 << 64) - 1), struct.pack("<qQ", (1 << 62) - 1, 1 << 62), struct.pack("<qQ", -(1 << 62), 1 << 61)]))
print(mixed(400, [struct.pack("<?bxdi", n % 2, n - 5, n * 0.25, n - (1 << 31)) for n in range(10)]))
print(texts(200, struct.pack("<3sHf", b"abc", 65535, 0.5)))
print(aligned(300, struct.pack("bHi", -3, 40000, -70000)))
print(ready(500, bytes(range(200, 216))))
for bad in b"", b"1234567890", "text", 5, None, memoryview(b"1234567"), bytearray(b"7654321"):
    def once(n):
        got = None
        for i in range(n):
            try:
                got = struct.unpack("<IHB", bad if i > n - 30 else b"7 bytes")
            except (struct.error, TypeError) as error:
                got = type(error).__name__, str(error)
        return got
    print(once(200))
for at in -8, -7, -3, 0, 1, 2, 1 << 40, True:
    def once(n):
        got = None
        for i in range(n):
            try:
                got = struct.unpack_from("<IHB", b"7 bytes!", at if i > n - 30 else i & 1)
            except struct.error as error:
                got = str(error)
        return got
    print(at, once(200))


class Octets(bytes):
    pass


print(whole(300, [Octets(one) for one in packed]))
