# lzma: what is compressed comes out again, in files with a header and without; filters, objects, errors.
import io
import lzma
import os
import tempfile

text = b"".join(b"line %d of the text\n" % (i * i % 1009) for i in range(1000))
for preset in (0, 1, 4, 6, 0 | lzma.PRESET_EXTREME):
    for format in (lzma.FORMAT_XZ, lzma.FORMAT_ALONE):
        packed = lzma.compress(text, format, preset=preset)
        assert lzma.decompress(packed) == lzma.decompress(packed, format) == text
for check in (lzma.CHECK_NONE, lzma.CHECK_CRC32, lzma.CHECK_CRC64, lzma.CHECK_SHA256):
    packed = lzma.compress(text, check=check, preset=1)
    d = lzma.LZMADecompressor()
    print(lzma.is_check_supported(check), d.check, d.decompress(packed) == text, d.check, d.eof, d.unused_data, d.needs_input)
small = {"id": lzma.FILTER_LZMA2, "preset": 1, "dict_size": 65536, "lc": 2, "lp": 1, "pb": 0}
for filters in ([small], [{"id": lzma.FILTER_DELTA, "dist": 4}, small], [{"id": lzma.FILTER_X86}, small], [{"id": lzma.FILTER_ARM}, {"id": lzma.FILTER_DELTA}, small][1:]):
    print(lzma.decompress(lzma.compress(text, filters=filters)) == text)
for raw in ([small], [{"id": lzma.FILTER_LZMA1, "preset": 2}]):
    packed = lzma.compress(text, lzma.FORMAT_RAW, filters=raw)
    print(lzma.decompress(packed, lzma.FORMAT_RAW, filters=raw) == text)
packed = lzma.compress(text, preset=2)
print(lzma.decompress(packed + lzma.compress(b"second")) == text + b"second", lzma.decompress(lzma.compress(b"")))
d = lzma.LZMADecompressor()
print(b"".join(d.decompress(packed[i:i + 7]) for i in range(0, len(packed), 7)) == text, d.eof)
d = lzma.LZMADecompressor()
out, steps = d.decompress(packed + b"after", 500), 1
while not d.eof:
    piece = d.decompress(b"", max_length=500)
    assert len(piece) <= 500
    out += piece
    steps += 1
print(out == text, d.unused_data, d.needs_input)
old = lzma.compress(text, lzma.FORMAT_ALONE)
d = lzma.LZMADecompressor(lzma.FORMAT_ALONE)
print(d.decompress(old + b"after") == text, d.eof, d.unused_data)
print(lzma._encode_filter_properties({"id": lzma.FILTER_LZMA1}), lzma._encode_filter_properties(small), lzma._encode_filter_properties({"id": lzma.FILTER_DELTA, "dist": 9}), lzma._decode_filter_properties(lzma.FILTER_LZMA1, b"]\0\0\x80\0"), lzma._decode_filter_properties(lzma.FILTER_LZMA2, b"\x13"))


def t(f, *args, **kwargs):
    try:
        print("->", f(*args, **kwargs))
    except Exception as e:
        print(type(e).__name__, e)


t(d.decompress, b"x")
c = lzma.LZMACompressor()
c.flush()
t(c.compress, b"x")
t(c.flush)
for kwargs in ({"format": 9}, {"format": lzma.FORMAT_RAW}, {"format": lzma.FORMAT_ALONE, "check": 4}, {"preset": 10}, {"preset": 1, "filters": [small]}, {"check": 99}, {"filters": [5]}, {"filters": [{}]}, {"filters": [{"id": 77}]}, {"filters": [{"id": 33, "x": 1}]}, {"filters": [{"id": 3, "x": 1}, small]}, {"filters": [small] * 5}, {"filters": []}, {"filters": [{"id": lzma.FILTER_LZMA1}]}, {"filters": [{"id": 33, "lc": 5}]}):
    t(lzma.LZMACompressor, **kwargs)
for args in ((9,), (lzma.FORMAT_RAW,), (lzma.FORMAT_XZ, None, [small]), (lzma.FORMAT_RAW, 1000, [small]), (0, -1)):
    t(lzma.LZMADecompressor, *args)
for data in (b"", b"x", b"not lzma at all", packed[:40], packed[:-1], packed[:60] + b"\xff\xff" + packed[62:], packed[:6] + b"\0\xff" + packed[8:], packed[:-2] + b"XX", old[:30], b"\xff" + old[1:], b"\xfd7zXY\0" + packed[6:]):
    t(lzma.decompress, data)
t(lzma.decompress, packed, memlimit=100)
t(lzma.compress, "text")
t(lzma.LZMADecompressor().decompress, 5)
with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "f.xz")
    with lzma.open(path, "wb") as f:
        for line in text.splitlines(True):
            f.write(line)
    with lzma.open(path) as f:
        print(f.readline(), f.tell(), f.seek(100), f.read(9), len(f.read()))
    with lzma.open(path, "rt") as f:
        print(len(list(f)))
t(lzma.LZMAFile, io.BytesIO(b""), "q")
total = 0
for i in range(120):
    total += len(lzma.decompress(lzma.compress(text[:i * 11], preset=0)))
print(total)
