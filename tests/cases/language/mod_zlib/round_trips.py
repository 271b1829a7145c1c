# zlib: what is compressed comes out again, for all levels, strategies and windows; checksums; constants.
import zlib

text = b"".join(b"line %d of the text, %d\n" % (i, i * i % 97) for i in range(400))
for level in range(-1, 10):
    for wbits in (15, 9, -15, -9, 31, 25):
        packed = zlib.compress(text, level, wbits)
        assert zlib.decompress(packed, wbits) == text, (level, wbits)
        assert (len(packed) < len(text)) == (level != 0)
print(zlib.decompress(zlib.compress(b"")), zlib.decompress(zlib.compress(text), 47) == text, zlib.decompress(zlib.compress(text, wbits=31), 47, bufsize=1) == text)
for strategy in (zlib.Z_DEFAULT_STRATEGY, zlib.Z_FILTERED, zlib.Z_HUFFMAN_ONLY, zlib.Z_RLE, zlib.Z_FIXED):
    for mem in (1, 5, 9):
        c = zlib.compressobj(6, zlib.DEFLATED, 15, mem, strategy)
        packed = c.compress(text[:1000]) + c.compress(text[1000:]) + c.flush()
        assert zlib.decompress(packed) == text
# What zlib itself made.
packed = bytes.fromhex("789ccb48cdc9c95728cf2fca4951c84023001ecc0b1d")
try:
    print(zlib.decompress(packed))
except zlib.error as e:
    print("error", e)
print(zlib.decompress(bytes.fromhex("789c4b4c4a06000 24d0127".replace(" ", ""))), zlib.decompress(bytes.fromhex("4b4c4a0600"), -15))
print(zlib.crc32(b""), zlib.crc32(b"abc"), zlib.crc32(b"c", zlib.crc32(b"ab")), zlib.crc32(text), zlib.crc32(memoryview(b"xyz")[1:]), zlib.crc32(b"a", -1), zlib.crc32(b"a", 2**40 + 5))
print(zlib.adler32(b""), zlib.adler32(b"abc"), zlib.adler32(b"c", zlib.adler32(b"ab")), zlib.adler32(text), zlib.adler32(bytearray(b"\xff" * 10000)), zlib.adler32(b"q", 0))
print({name: getattr(zlib, name) for name in dir(zlib) if name.startswith(("Z_", "DEF", "MAX"))})
print(zlib.error.__module__, zlib.error.__mro__[1], type(zlib.compressobj()), type(zlib.decompressobj()))
total = 0
for i in range(300):
    piece = text[i * 7 % 5000:i * 7 % 5000 + i]
    total = zlib.crc32(zlib.decompress(zlib.compress(piece, i % 10)), total)
print(total)
