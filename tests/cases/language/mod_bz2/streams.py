# bz2: what is compressed comes out again; objects, files, errors.
import bz2
import io
import os
import tempfile

text = b"".join(b"line %d of the text\n" % (i * i % 1009) for i in range(1500))
for level in range(1, 10):
    packed = bz2.compress(text, level)
    assert bz2.decompress(packed) == text and packed[:4] == b"BZh%d" % level
print(bz2.decompress(bz2.compress(b"")), bz2.decompress(packed + bz2.compress(b"second")) == text + b"second", bz2.decompress(b""))
print(bz2.decompress(bytes.fromhex("425a68393141592653590088198b0000028100044000400000003000208065040a2ee48a70a12001103317 16".replace(" ", ""))) if False else packed[4:10].hex())
c = bz2.BZ2Compressor(5)
packed = b"".join(c.compress(text[i:i + 1000]) for i in range(0, len(text), 1000)) + c.flush()
d = bz2.BZ2Decompressor()
print(d.needs_input, d.eof, d.unused_data)
out = b"".join(d.decompress(packed[i:i + 100]) for i in range(0, len(packed), 100))
print(out == text, d.needs_input, d.eof, d.unused_data)
d = bz2.BZ2Decompressor()
out, steps = d.decompress(packed + b"after", 500), 1
while not d.eof:
    assert not d.needs_input
    piece = d.decompress(b"", max_length=500)
    assert len(piece) <= 500
    out += piece
    steps += 1
print(out == text, steps, d.unused_data, d.needs_input)


def t(f, *args, **kwargs):
    try:
        print("->", f(*args, **kwargs))
    except Exception as e:
        print(type(e).__name__, e)


t(d.decompress, b"x")
t(c.compress, b"x")
t(c.flush)
t(bz2.BZ2Compressor, 0)
t(bz2.BZ2Compressor, 10)
t(bz2.BZ2Compressor, "1")
t(bz2.compress, "text")
t(bz2.compress, b"", 0)
t(bz2.decompress, packed[:50])
t(bz2.decompress, b"not bzip2")
t(bz2.decompress, b"BZh9not bzip2")
t(bz2.decompress, packed[:200] + b"\xff" + packed[201:])
t(bz2.BZ2Decompressor().decompress, "x")
t(bz2.BZ2Decompressor().decompress, b"", "x")
with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "f.bz2")
    with bz2.open(path, "wb") as f:
        for line in text.splitlines(True):
            f.write(line)
    with bz2.open(path) as f:
        print(f.readline(), f.tell(), f.seek(100), f.read(9), len(f.read()))
    with bz2.open(path, "at") as f:
        f.write("more\n")
    with bz2.open(path, "rt") as f:
        print(list(f)[-1], f.closed)
t(bz2.BZ2File, io.BytesIO(b""), "q")
t(bz2.BZ2File(io.BytesIO(packed[:-10])).read)
total = 0
for i in range(120):
    total += len(bz2.decompress(bz2.compress(text[:i * 11], 1 + i % 9)))
print(total)
