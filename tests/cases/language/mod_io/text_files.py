# open for text: modes, newlines, encodings, seeking, and what goes wrong.
import os

path = f"/tmp/sidewinder-case-{os.getpid()}.txt"
with open(path, "w") as f:
    print(f.write("one\ntwo\n"), f.writelines(["three", "\n"]), f.tell(), f.name == path, f.mode, f.encoding, f.closed, f.readable(), f.writable())
print(f.closed, open(path).read().split())
with open(path, "a+") as f:
    print(f.write("four"), f.seek(0), f.readline(), f.read(3), f.read())
with open(path) as f:
    print(next(f), [line for line in f], f.read(), f.seek(4), f.readline(), f.readlines(), f.seek(0, 2), f.newlines)
with open(path, "r+") as f:
    f.read(4)
    f.seek(0)
    f.write("ONE")
    f.truncate(8)
print(repr(open(path).read()))
with open(path, "w", newline="\r\n") as f:
    f.write("a\nb\n")
print(open(path, "rb").read(), repr(open(path).read()), repr(open(path, newline="").read()), open(path, newline="\r\n").readlines())
with open(path, "w", encoding="latin-1") as f:
    f.write("é\n")
print(open(path, "rb").read(), repr(open(path, encoding="latin-1").read()), repr(open(path, errors="replace").read()))
try:
    open(path, encoding="utf-8").read()
except UnicodeDecodeError as e:
    print(e)
with open(path, "w", encoding="utf-8") as f:
    f.write("é😀x" * 3)
with open(path, encoding="utf-8") as f:
    print(f.read(2), f.read(2), f.tell(), f.read())
for args in ((path, "x"), ("/nonexistent/file",), ("/tmp", "w"), ("/tmp",), (path, "q"), (path, "rw"), (path, "rb", -1, "utf-8"), (path, "r", 0), (path, "bt"), (None,), (path, 5), (path, "r", -1, "nope"), (path, "rr")):
    try:
        open(*args)
        print("opened", args)
    except (OSError, ValueError, TypeError, LookupError) as e:
        print(type(e).__name__, str(e).replace(path, "PATH"))
with open(path) as f:
    try:
        f.write("x")
    except OSError as e:
        print(type(e).__name__, e)
try:
    f.read()
except ValueError as e:
    print(e)
os.remove(path)
print(os.path.exists(path))
