# Bytes at work: varints, checksums, base64 and hex by hand, length-prefixed records, bit packing, xor streams.
def varint(n):
    out = bytearray()
    while True:
        out.append(n & 127 | (128 if n > 127 else 0)); n >>= 7
        if not n: return bytes(out)
def unvarint(b, i=0):
    n = s = 0
    while True:
        c = b[i]; n |= (c & 127) << s; i += 1; s += 7
        if c < 128: return n, i
print([varint(n) for n in (0, 1, 127, 128, 300, 2**35, 2**70)], [unvarint(varint(n))[0] == n for n in (0, 5, 2**20, 2**64)])
def adler(b):
    x, y = 1, 0
    for c in b: x = (x + c) % 65521; y = (y + x) % 65521
    return y << 16 | x
def crc(b):
    r = 0xFFFFFFFF
    for c in b:
        r ^= c
        for _ in range(8): r = r >> 1 ^ (0xEDB88320 & -(r & 1))
    return r ^ 0xFFFFFFFF
print(hex(adler(b"Wikipedia")), hex(crc(b"123456789")), crc(b""), adler(b""))
ABC = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
def b64(b):
    out = b""
    for i in range(0, len(b), 3):
        n = int.from_bytes(b[i:i + 3].ljust(3, b"\0"), "big"); k = len(b[i:i + 3])
        out += bytes(ABC[n >> s & 63] for s in (18, 12, 6, 0))[:k + 1] + b"=" * (3 - k)
    return out
def unb64(s):
    out = bytearray()
    for i in range(0, len(s), 4):
        q = s[i:i + 4].rstrip(b"="); n = 0
        for c in q: n = n << 6 | ABC.index(c)
        out += (n << 6 * (4 - len(q))).to_bytes(3, "big")[:len(q) - 1]
    return bytes(out)
print([b64(x) for x in (b"", b"f", b"fo", b"foo", b"foobar", bytes(range(250, 256)))], all(unb64(b64(bytes(range(k)))) == bytes(range(k)) for k in range(40)))
def pack(*fields): return b"".join(varint(len(f)) + f for f in fields)
def unpack(b):
    i = 0
    while i < len(b): n, i = unvarint(b, i); yield b[i:i + n]; i += n
r = pack(b"", b"abc", bytes(200), "é€".encode()); print(len(r), [x if len(x) < 9 else len(x) for x in unpack(r)], r[:6])
def xor(b, k): return bytes(c ^ k[i % len(k)] for i, c in enumerate(b))
print(xor(b"secret", b"key").hex(), xor(xor(b"secret", b"key"), b"key"), b"\x01\x02" + bytes([255]) * 2, bytes(reversed(b"abc")), b"a,b".split(b",")[1] in (b"b",), int.from_bytes(b"\x12\x34", "big"), memoryview(r)[3:6].tobytes())
n = 0
for i in range(60):
    b = bytes((i * k + k * k) & 255 for k in range(i % 20))
    n = n * 31 + adler(b) + crc(b) % 1009 + len(b64(b)) + (unb64(b64(b)) == b) + len(list(unpack(pack(b, b)))) & 0xffffff
print(n)
