# tarfile and shutil: archives in all kinds of compression, made, listed, read and unpacked.
import io
import os
import shutil
import tarfile
import tempfile

text = b"".join(b"%d\n" % i for i in range(2000))
for mode in ("", "gz", "bz2", "xz"):
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w:" + mode) as t:
        for i in range(20):
            info = tarfile.TarInfo(f"folder/file{i}")
            info.size, info.mtime, info.mode = 100 * i, 1000 + i, 0o640
            t.addfile(info, io.BytesIO(text[:100 * i]))
        link = tarfile.TarInfo("link")
        link.type, link.linkname = tarfile.SYMTYPE, "folder/file3"
        t.addfile(link)
    buffer.seek(0)
    with tarfile.open(fileobj=buffer) as t:
        names = t.getnames()
        member = t.getmember("folder/file7")
        print(len(names), names[:3], member.size, member.mtime, oct(member.mode), t.extractfile(member).read() == text[:700], t.getmember("link").linkname)
    buffer.seek(0)
    with tarfile.open(fileobj=buffer, mode="r|" + mode) as t:
        print(sum(len(t.extractfile(m).read()) for m in t if m.isfile()))
with tempfile.TemporaryDirectory() as folder:
    os.makedirs(os.path.join(folder, "in", "deep"))
    for i in range(5):
        with open(os.path.join(folder, "in", "deep", f"{i}.txt"), "wb") as f:
            f.write(text[:i * 500])
    for kind in ("tar", "gztar", "bztar", "xztar", "zip"):
        path = shutil.make_archive(os.path.join(folder, "made"), kind, os.path.join(folder, "in"))
        out = os.path.join(folder, "out" + kind)
        shutil.unpack_archive(path, out)
        same = all(open(os.path.join(out, "deep", f"{i}.txt"), "rb").read() == text[:i * 500] for i in range(5))
        print(os.path.basename(path), sorted(os.listdir(os.path.join(out, "deep"))), same, tarfile.is_tarfile(path))
    print(sorted(name for name, _ in shutil.get_archive_formats()), sorted(row[0] for row in shutil.get_unpack_formats()))
try:
    tarfile.open(fileobj=io.BytesIO(b"not an archive at all" * 100))
except tarfile.ReadError as e:
    print(str(e).splitlines()[0])
