# Bytes from and to numbers, by hand and by methods.
def pack(n, size):
    return bytes((n >> 8 * k) & 255 for k in range(size))
def unpack(bs):
    n = 0
    for k, byte in enumerate(bs):
        n |= byte << 8 * k
    return n
for n in [0, 1, 255, 256, 65535, 2**31, 2**63 - 1, 2**64 + 5, 10**30]:
    size = (n.bit_length() + 7) // 8 or 1
    assert pack(n, size) == n.to_bytes(size, "little") and unpack(pack(n, size)) == n == int.from_bytes(pack(n, size), "little")
    print(n, pack(n, size), n.to_bytes(size + 1, "big").hex(" "), int.from_bytes((-n).to_bytes(size + 1, "big", signed=True), "big", signed=True))
acc = 0
for k in range(100):
    b = (k * 7919).to_bytes(3, "big")
    acc = (acc * 31 + int.from_bytes(b[::-1], "big") + b[2]) % 1000003
print(acc, bytes.fromhex("deadbeef").hex("-", 2), int("0x" + b"\xbe\xef".hex(), 16), int(b"  42 "), float(b"2.5e3"), bytes(str(12345), "ascii"), [int(c) - 48 if False else c - 48 for c in b"90210"])
