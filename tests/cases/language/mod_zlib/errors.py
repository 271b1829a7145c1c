# What zlib refuses, in its words.
import copy
import pickle
import zlib

good = zlib.compress(b"hello world " * 50)


def t(f, *args, **kwargs):
    try:
        result = f(*args, **kwargs)
        print("->", result if not isinstance(result, (zlib.compressobj().__class__, zlib.decompressobj().__class__)) else type(result).__name__)
    except Exception as e:
        print(type(e).__name__, e)


for data in (b"", b"x", b"\x78", b"\x78\x9c", b"\x78\x9d", b"hello", good[:-1], good[:20], good[:-2] + b"\0\0", b"\x78\x9c\x07", b"\x78\x9c\x05\0\0\0\0", b"\x1f\x8b\x08", b"\x79\x9c" + good[2:]):
    t(zlib.decompress, data)
    t(zlib.decompress, data, -15)
    t(zlib.decompress, data, 31)
    t(zlib.decompressobj().decompress, data)
t(zlib.decompress, good, 9)
t(zlib.decompress, good, 40, 5)
t(zlib.decompress, good, 5)
t(zlib.decompress, good, 100)
t(zlib.decompress, good, bufsize=-1)
t(zlib.decompress, good, bufsize=0)
t(zlib.decompress, good, 15, 2**70)
for f in (zlib.compress, zlib.decompress, zlib.crc32, zlib.adler32, zlib.compressobj().compress, zlib.decompressobj().decompress):
    t(f, "text")
    t(f, 5)
    t(f, None)
    t(f, [1])
t(zlib.compress, b"", 10)
t(zlib.compress, b"", -2)
t(zlib.compress, b"", 2**31)
t(zlib.compress, b"", 1.5)
t(zlib.compress, b"", "1")
t(zlib.compress, b"", 1, 7)
t(zlib.compressobj, 10)
t(zlib.compressobj, 1, 0)
t(zlib.compressobj, 1, zlib.DEFLATED, 0)
t(zlib.compressobj, 1, zlib.DEFLATED, -15, 0)
t(zlib.compressobj, 1, zlib.DEFLATED, -15, 10)
t(zlib.compressobj, 1, zlib.DEFLATED, -15, 8, 9)
t(zlib.compressobj, zdict="x")
t(zlib.decompressobj, 0)
t(zlib.decompressobj, -1)
t(zlib.decompressobj, 15, 5)
t(zlib.decompressobj, zdict="x")
t(zlib.crc32, b"", 1.5)
t(zlib.crc32, b"", "1")
t(zlib.crc32)
c = zlib.compressobj()
c.flush()
t(c.compress, b"x")
t(c.flush)
t(c.copy)
t(c.flush, 0)
d = zlib.decompressobj()
t(d.decompress, good, -1)
t(d.decompress, good, max_length=3)
t(d.flush, 0)
t(d.flush, -5)
t(d.flush, "x")
t(d.flush)
t(d.decompress, b"x")
t(d.copy)
t(type(c))
t(type(d))
t(pickle.dumps, c)
t(copy.copy, zlib.compressobj())
t(copy.deepcopy, zlib.decompressobj())
for name in ("eof", "unused_data", "unconsumed_tail", "nothing"):
    try:
        setattr(zlib.decompressobj(), name, 1)
    except AttributeError as e:
        print("AttributeError")
for i in range(150):
    try:
        zlib.decompress(good[:i])
    except zlib.error as e:
        last = e
print(last)
