# Objects of zlib: pieces, flushes, copies, dictionaries, what is left over, what is not yet taken.
import zlib

text = b"".join(b"%d bottles of beer, " % i for i in range(500))
c = zlib.compressobj()
parts = []
for i in range(0, len(text), 777):
    parts.append(c.compress(text[i:i + 777]))
    if i % 3 == 0:
        parts.append(c.flush((zlib.Z_SYNC_FLUSH, zlib.Z_FULL_FLUSH, zlib.Z_PARTIAL_FLUSH, zlib.Z_NO_FLUSH)[i % 4]))
d = c.copy()
packed = b"".join(parts) + c.flush()
print(zlib.decompress(packed) == text, zlib.decompress(b"".join(parts) + d.compress(b"more") + d.flush()) == text + b"more")
d = zlib.decompressobj()
out = b"".join(d.decompress(packed[i:i + 10]) for i in range(0, len(packed), 10))
print(out == text, d.eof, d.unused_data, d.unconsumed_tail, d.flush(), d.eof)
d = zlib.decompressobj()
print(d.decompress(packed + b"rest")[:20], d.unused_data, d.decompress(b"of it"), d.unused_data, d.eof)
d = zlib.decompressobj()
out, data, steps = b"", packed, 0
while not d.eof:
    piece = d.decompress(data, 100)
    assert len(piece) <= 100
    out += piece
    data = d.unconsumed_tail
    steps += 1
    if steps == 20:
        twin, tail = d.copy(), data
print(out == text, steps, d.unconsumed_tail, out[:2000] + twin.decompress(tail) == text)
d = zlib.decompressobj()
half = d.decompress(packed[:len(packed) // 2], 50)
print(half, len(d.unconsumed_tail) > 0, text.startswith(half + d.flush()), d.eof)
print(d.decompress(packed[len(packed) // 2:])[-20:], d.eof, d.unconsumed_tail)
words = b"bottles of beer, 1234567890"
for wbits in (15, -15):
    c = zlib.compressobj(wbits=wbits, zdict=words)
    packed = c.compress(text) + c.flush()
    d = zlib.decompressobj(wbits, zdict=words)
    print(d.decompress(packed) + d.flush() == text, d.eof)
c = zlib.compressobj(zdict=words)
packed = c.compress(text) + c.flush()
for bad in (lambda: zlib.decompress(packed), lambda: zlib.decompressobj().decompress(packed), lambda: zlib.decompressobj(zdict=b"other").decompress(packed)):
    try:
        print(bad())
    except zlib.error as e:
        print(e)
d = zlib.decompressobj(31)
packed = zlib.compress(text, wbits=31)
print(d.decompress(packed[:-4]) == text, d.eof, d.decompress(packed[-4:]), d.eof)
# Many objects that nobody uses any more.
for i in range(2000):
    d = zlib.decompressobj()
    c = zlib.compressobj(i % 10)
    part = c.compress(text[:i])
print(d.decompress(part + c.flush()) == text[:1999])
