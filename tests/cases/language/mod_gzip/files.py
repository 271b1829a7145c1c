# gzip: files that are written and read again, in pieces, with several members, as text; errors.
import gzip
import io
import os
import tempfile
import zlib

text = b"".join(b"line %d\n" % i for i in range(300))
for level in (0, 1, 6, 9):
    packed = gzip.compress(text, level, mtime=0)
    print(gzip.decompress(packed) == text, packed[:4], zlib.decompress(packed, 31) == text)
with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "f.gz")
    with gzip.open(path, "wb", mtime=5) if False else gzip.GzipFile(path, "wb", mtime=5) as f:
        for line in text.splitlines(True):
            f.write(line)
        print(f.tell(), f.writable(), f.readable(), f.mode)
    with gzip.open(path) as f:
        print(f.readline(), f.read(10), f.tell(), f.seek(5), f.read(4), f.peek(3)[:3], f.mtime, len(f.readlines()))
    with gzip.open(path, "ab") as f:
        f.write(b"one member more\n")
    with gzip.open(path, "rt", encoding="ascii") as f:
        lines = list(f)
        print(len(lines), lines[0], lines[-1])
    with gzip.open(path, "wt", encoding="utf-8", newline="\n") as f:
        print("grüße", 5, file=f)
    with open(path, "rb") as f:
        print(gzip.decompress(f.read()))
two = gzip.compress(b"one ", mtime=0) + gzip.compress(b"two", mtime=0) + b"\0" * 20
print(gzip.decompress(two), gzip.GzipFile(fileobj=io.BytesIO(two)).read())
whole = gzip.compress(text, mtime=0)
for bad in (b"no gzip", whole[:20], whole[:-3], whole[:-8] + b"\0" * 8, whole[:-4] + b"abcd", whole + b"junk", whole[:3] + b"\xff" + whole[4:30]):
    for read in (gzip.decompress, lambda data: gzip.GzipFile(fileobj=io.BytesIO(data)).read()):
        try:
            print(len(read(bad)))
        except (OSError, EOFError, zlib.error) as e:
            print(type(e).__name__, e)
try:
    gzip.open("x", "q")
except ValueError as e:
    print(e)
total = 0
for i in range(150):
    with gzip.GzipFile(fileobj=io.BytesIO(gzip.compress(text[:i * 9], 1 + i % 9))) as f:
        while piece := f.read(64):
            total = zlib.crc32(piece, total)
print(total)
