# zipfile: archives that are made and read again, with all kinds of compression; errors.
import io
import os
import tempfile
import zipfile
import zlib

text = "".join(f"line {i}\n" for i in range(400))
for kind in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", kind) as z:
        z.writestr(zipfile.ZipInfo("a/b.txt", (2020, 1, 2, 3, 4, 6)), text, kind)
        z.writestr("empty", b"")
        with z.open("c", "w") as f:
            for i in range(100):
                f.write(b"%d," % i)
    with zipfile.ZipFile(buffer) as z:
        print(z.namelist(), z.testzip(), z.read("a/b.txt").decode() == text, z.read("empty"), z.read("c")[:10])
        info = z.getinfo("a/b.txt")
        print(info.filename, info.file_size, info.CRC, info.date_time, info.compress_type, info.compress_size < info.file_size)
        with z.open("a/b.txt") as f:
            print(f.readline(), f.read(5), sum(1 for _ in f), f.seek(10), f.read(6))
with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "z.zip")
    source = os.path.join(folder, "in.txt")
    with open(source, "w") as f:
        f.write(text)
    with zipfile.ZipFile(path, "x", zipfile.ZIP_DEFLATED, compresslevel=9) as z:
        z.write(source, "dir/in.txt")
    with zipfile.ZipFile(path, "a") as z:
        z.writestr("later", "x" * 1000)
    print(zipfile.is_zipfile(path), zipfile.is_zipfile(source))
    with zipfile.ZipFile(path) as z:
        z.extractall(os.path.join(folder, "out"))
        print([str(p) for p in zipfile.Path(z, "dir/").iterdir()][0][-11:])
    with open(os.path.join(folder, "out", "dir", "in.txt")) as f:
        print(f.read() == text, sorted(os.listdir(os.path.join(folder, "out"))))
data = bytearray(buffer.getvalue())
data[60] ^= 255
for bad in (b"", b"PK", buffer.getvalue()[:-5], bytes(data)):
    try:
        with zipfile.ZipFile(io.BytesIO(bad)) as z:
            print(z.testzip())
    except Exception as e:
        print(type(e).__name__, e)
try:
    zipfile.ZipFile(buffer).read("nothing")
except KeyError as e:
    print(e)
