# os.path: join, split, splitext, normpath, relpath, commonpath, expanduser, with str and bytes, errors.
import os, os.path as p
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
for a in (("a", "b"), ("a/", "b"), ("a", "/b"), ("", "a"), ("a", ""), ("a", "", "b"), ("/",), ("a", "b", "/c", "d"), (b"a", b"b"), ("a", "../b")): print(a, p.join(*a))
print(t(p.join, "a", b"b"), t(p.join, 5), t(p.join, "a", None), t(p.join), t(p.split, 5), t(p.basename, None), t(p.isabs, 5))
for x in ("", "a", "/", "//", "///a", "a/b", "a/b/", "/a", "a//b", ".", "..", "a/../b", "../../a", "/../a", "./a/./b", "a.b.c", ".bashrc", "a.b/c", ".a.b", "a.", "..a", "a/..b", "//a//b/../c"):
    print(repr(x), p.split(x), p.splitext(x), p.basename(x), p.dirname(x), p.normpath(x), p.isabs(x), p.splitdrive(x), p.normcase(x) == x)
print(p.relpath("/a/b/c", "/a/d"), p.relpath("/a", "/a"), p.relpath("/", "/a/b"), p.relpath("x/y", "x"), t(p.relpath, ""), p.commonpath(["/a/b/c", "/a/b/d"]), p.commonpath(["a/b", "a"]), t(p.commonpath, ["/a", "b"]), t(p.commonpath, []), p.commonprefix(["abc", "abd"]), p.commonprefix([]), p.commonpath([b"/x/y", b"/x/z"]), t(p.commonpath, ["a", b"b"]))
os.environ["HOME"] = "/home/me"; os.environ["QV"] = "val"; os.environ.pop("NOPE_V", None)
print(p.expanduser("~"), p.expanduser("~/x"), p.expanduser("a~"), p.expandvars("$QV/${QV}/$NOPE_V/${}/$$QV"), p.expandvars("no"), p.isabs(p.abspath("x")), p.abspath("/a/../b/./c"), p.realpath("/") , p.exists("/"), p.isdir("/"), p.isfile("/"), p.islink("/"), p.ismount("/"), p.lexists("/nope"), p.exists("/nope"), p.samefile("/", "/"), t(p.getsize, "/nope"), p.sep, p.pardir, p.curdir, p.extsep, p.altsep, p.pathsep, p.defpath, p.devnull, os.sep, os.linesep.__repr__(), os.name, os.curdir)
class P:
    def __init__(self, s): self.s = s
    def __fspath__(self): return self.s
print(p.join(P("a"), P("b")), os.fspath(P("q")), t(os.fspath, 5), t(os.fspath, P(5)), os.fspath(b"x"), p.basename(P("a/b")), os.fsencode("é"), os.fsdecode(b"\xff") == "\udcff", os.fsdecode(P("z")), isinstance(P("x"), os.PathLike), p.splitext(P("a.b")), p.supports_unicode_filenames in (True, False))
n = 0
for i in range(100): n = n * 31 + len(p.normpath(p.join("a", "../" * (i % 4), f"b{i}", "." * (i % 3), "c.txt"))) + len(p.splitext(f"x{'.' * (i % 3)}y")[1]) + len(p.relpath(f"/a/b{i % 3}/c", f"/a/b{i % 2}")) & 0xffffff
print(n)
