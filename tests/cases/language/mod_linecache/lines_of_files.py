# linecache: lines of real files, of missing ones, of modules by loader; the cache checked and cleared; traceback reads through it.
import linecache
import os
import sys
import tempfile
import traceback

with tempfile.TemporaryDirectory() as root:
    path = os.path.join(root, "some.py")
    with open(path, "w") as f:
        f.write("first\nsecond é\n\nlast without end")
    print([linecache.getline(path, i) for i in range(-1, 7)], linecache.getlines(path)[1], path in linecache.cache)
    with open(path, "w") as f:
        f.write("changed, and longer than before\n")
    print(linecache.getline(path, 1), end="")
    linecache.checkcache(path)
    print(linecache.getline(path, 1), end="")
    linecache.clearcache()
    print(linecache.cache, linecache.getline(os.path.join(root, "none"), 1) == "", linecache.getlines(root), linecache.getline("", 1), linecache.updatecache("<x>"), linecache.lazycache("<x>", {}))
    with open(path, "wb") as f:
        f.write(b"# coding: latin-1\n\xe9\n")
    print(linecache.getline(path, 2), end="")
    with open(path, "wb") as f:
        f.write(b"\xff\xfe\n")
    linecache.checkcache()
    print(linecache.getlines(path))


class Loader:
    def get_source(self, name):
        return f"source of {name}\nline two\n" if name == "made" else None


for name in ("made", "other"):
    print(linecache.lazycache(f"<{name}>x", {"__name__": name, "__loader__": Loader()}), linecache.getlines(f"{name}.virtual", {"__name__": name, "__loader__": Loader()}))
linecache.cache["<mine>"] = (20, None, ["def f():\n", "    return 1 / 0\n"], "<mine>")
scope = {}
exec(compile("def f():\n    return 1 / 0\n", "<mine>", "exec"), scope)
try:
    scope["f"]()
except ZeroDivisionError as e:
    frames = traceback.extract_tb(e.__traceback__)
    print(frames[-1].line, frames[-1].lineno, frames[-1].name, frames[-1].filename, frames[0].line)
    print(traceback.format_tb(e.__traceback__)[-1])
n = 0
for i in range(200):
    linecache.cache[f"<v{i % 5}>"] = (1, None, [f"line {k} of {i}\n" for k in range(i % 4 + 1)], "x")
    n += len(linecache.getline(f"<v{i % 5}>", i % 4 + 1)) + len(linecache.getlines(f"<v{(i + 1) % 5}>"))
print(n, sys.modules["linecache"] is linecache)
