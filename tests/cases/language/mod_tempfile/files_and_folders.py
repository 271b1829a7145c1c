# tempfile: named, unnamed and spooled files, folders, prefixes and suffixes, what is gone afterwards.
import os
import tempfile

with tempfile.TemporaryDirectory(prefix="pre-", suffix="-end") as root:
    base = os.path.basename(root)
    print(base.startswith("pre-"), base.endswith("-end"), os.path.isdir(root))
    with tempfile.NamedTemporaryFile("w+", suffix=".txt", dir=root, encoding="utf-8") as f:
        print(f.write("line é\nsecond"), f.seek(0), f.readlines(), os.path.dirname(f.name) == root, f.name.endswith(".txt"), f.mode, f.closed, os.path.exists(f.name))
    print(f.closed, os.path.exists(f.name), os.listdir(root))
    kept = tempfile.NamedTemporaryFile(dir=root, delete=False)
    kept.write(b"bytes")
    kept.close()
    print(os.path.getsize(kept.name), open(kept.name, "rb").read())
    os.unlink(kept.name)
    with tempfile.TemporaryFile() as f:
        f.write(b"abc")
        f.seek(-2, os.SEEK_END)
        print(f.read(), f.tell())
    handle, path = tempfile.mkstemp(".s", "p", root, text=True)
    os.write(handle, b"raw")
    os.close(handle)
    print(os.path.basename(path)[0], path[-2:], oct(os.stat(path).st_mode & 0o777), open(path).read())
    folder = tempfile.mkdtemp(dir=root)
    print(os.path.isdir(folder), oct(os.stat(folder).st_mode & 0o777), len(os.listdir(root)))
    try:
        tempfile.NamedTemporaryFile(dir=os.path.join(root, "nowhere"))
    except FileNotFoundError as e:
        print(type(e).__name__, e.errno)
with tempfile.SpooledTemporaryFile(max_size=10, mode="w+") as s:
    s.write("short")
    print(s._rolled, s.tell(), s.seek(0), s.read())
    s.write("a longer text")
    print(s._rolled, s.seek(0), s.read(), s.closed, s.truncate(3), s.seek(0), s.read())
spool = tempfile.SpooledTemporaryFile(100)
spool.writelines([b"a\n", b"b\n"])
spool.seek(0)
print(list(spool), spool.fileno() > 2, spool._rolled)
spool.close()
d = tempfile.TemporaryDirectory()
d.cleanup()
print(os.path.exists(d.name), os.path.exists(root), type(tempfile.gettempdir()), type(tempfile.gettempdirb()), tempfile.gettempprefix())
for bad in (lambda: tempfile.mkstemp(b"x", "y"), lambda: tempfile.mkdtemp(5)):
    try:
        bad()
    except TypeError as e:
        print(type(e).__name__)
total = 0
with tempfile.TemporaryFile("w+") as f:
    for i in range(100):
        f.write(f"{i}\n")
    f.seek(0)
    total = sum(int(line) for line in f)
print(total, len({tempfile.NamedTemporaryFile().name for i in range(30)}))
