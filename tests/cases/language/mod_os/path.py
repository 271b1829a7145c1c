# os.path: joining, splitting, normalizing.
import os
import os.path as p

print(p.join("a", "b", "c.txt"), p.join("a/", "/b", "c"), p.join("a", ""), p.join("", "a"), p.join("/"), p.split("/a/b/c"), p.split("/"), p.split("a"), p.split("a//b"), p.split("//a"))
print(p.splitext("a.tar.gz"), p.splitext(".bashrc"), p.splitext("a.b/c"), p.splitext("a."), p.splitext("..x"), p.basename("/a/b/"), p.basename("b"), p.dirname("/a/b"), p.dirname("a"), p.dirname("/a"))
print(p.normpath("/a/./b/../c//d"), p.normpath("../a/../../b"), p.normpath(""), p.normpath("//x"), p.normpath("///x"), p.normpath("/.."), p.isabs("/a"), p.isabs("a"), p.relpath("/a/b/c", "/a/d"), p.relpath("/a", "/a"), p.splitdrive("/a"))
print(p.commonpath(["/a/b/c", "/a/b/d", "/a/b"]), p.commonpath(["a/b"]), p.commonprefix(["/usr/lib", "/usr/local"]), p.commonprefix([]), p.expanduser("x~"), p.expandvars("$NOPE_X/${NOPE_Y}$"), p.normcase("A/b"), p.join(b"a", b"b"), p.split(b"/a/b"))
os.environ["SIDEWINDER_T"] = "val"
print(p.expandvars("$SIDEWINDER_T-${SIDEWINDER_T}"), p.abspath("/x/../y"), p.exists("/"), p.isdir("/tmp"), p.isfile("/tmp"), p.islink("/tmp"), p.lexists("/nope"), p.exists("/nope"), p.samefile("/", "/."), p.ismount("/"), p.realpath("/tmp/../tmp") == p.realpath("/tmp"))
for bad in (lambda: p.join("a", b"b"), lambda: p.join(5), lambda: p.commonpath([]), lambda: p.commonpath(["/a", "b"]), lambda: p.relpath(""), lambda: p.split(None), lambda: p.getsize("/nope"), lambda: p.exists(None) if False else p.basename(1)):
    try:
        print(bad())
    except (TypeError, ValueError, OSError) as e:
        print(type(e).__name__, e)
total = 0
for i in range(100):
    total += len(p.normpath(p.join("a" * (i % 7), "..", "b", "./c" * (i % 3), ".." * (i % 2))))
print(total, p.sep, p.curdir, p.pardir, p.extsep, p.pathsep, p.devnull)
