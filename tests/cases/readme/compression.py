# zlib, bz2 and lzma, and what the library makes of them.
import bz2
import gzip
import io
import lzma
import tarfile
import zipfile
import zlib

text = b"the same again, " * 100
for module in (zlib, gzip, bz2, lzma):
    packed = module.compress(text)
    print(module.__name__, len(packed) < 200, module.decompress(packed) == text)
print(zlib.crc32(text), zlib.adler32(text))
file = io.BytesIO()
with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as z:
    z.writestr("a/b.txt", text)
print(zipfile.ZipFile(file).read("a/b.txt") == text)
file = io.BytesIO()
with tarfile.open(fileobj=file, mode="w:xz") as t:
    t.addfile(tarfile.TarInfo("empty"))
file.seek(0)
print(tarfile.open(fileobj=file).getnames())
