# ntpath on any machine: splitting, joining, normalizing, drives, commonpath; against posixpath and nturl2path.
import ntpath
import posixpath


def t(f, *a):
    try:
        return f(*a)
    except (ValueError, TypeError, OSError) as e:
        return f"{type(e).__name__}: {e}"


paths = ["c:\\foo\\bar", "c:foo", "c:/", "\\\\host\\share\\x\\y", "//host/share", "\\\\?\\c:\\x", "a/b\\c", "..\\a\\.\\..\\b", "", "c:", "\\a", "foo.tar.gz", ".hidden", "a\\.b", "c:\\a\\\\b\\", "\\\\.\\con"]
for p in paths:
    print(repr(p), ntpath.splitdrive(p), ntpath.split(p), ntpath.splitext(p), ntpath.basename(p), ntpath.dirname(p), ntpath.isabs(p), ntpath.normpath(p), ntpath.normcase(p))
for parts in (("c:\\a", "b"), ("c:\\a", "d:b"), ("c:\\a", "c:b"), ("c:", "b"), ("a", "\\b"), ("\\\\h\\s", "x"), ("a", ""), ("", "a"), ("a/", "b", "..", "c"), ("c:/a", "C:b"), ("//h/s", "/z")):
    print(parts, ntpath.join(*parts), posixpath.join(*parts))
print(ntpath.commonpath(["C:\\A\\b\\c", "c:/a/B/d"]), ntpath.commonprefix(["abc", "abd"]), t(ntpath.commonpath, ["c:\\a", "d:\\a"]), t(ntpath.commonpath, ["c:a", "c:\\a"]), t(ntpath.commonpath, []), t(posixpath.commonpath, ["/a", "b"]), posixpath.commonpath(["/a/b/c", "/a/b/d", "/a/b"]), posixpath.commonpath(["a/./b", "a/c"]))
print(ntpath.relpath("c:\\a\\b", "c:\\a\\x"), t(ntpath.relpath, "c:\\a", "d:\\a"), t(ntpath.relpath, ""), posixpath.relpath("/a/b", "/a/x/y"), posixpath.relpath("/", "/a"), t(posixpath.relpath, ""), posixpath.normpath("//a//b/../../c/./"), posixpath.normpath("///a"), posixpath.normpath(""), posixpath.splitdrive("c:/a"))
print(t(ntpath.join, "a", b"b"), t(ntpath.join, 5), t(posixpath.join, "a", 5), t(posixpath.join), t(ntpath.splitext, None), ntpath.join(b"a", b"b"), ntpath.sep, ntpath.altsep, ntpath.pathsep, ntpath.pardir, ntpath.devnull, ntpath.curdir, ntpath.extsep, ntpath.defpath)
print(ntpath.expandvars("%none% $none ${none} %%"), posixpath.expandvars("$none ${none} $"), ntpath.ismount("c:\\"), ntpath.ismount("\\\\h\\s\\"), ntpath.ismount("c:\\x"), [posixpath.splitext(p)[1] for p in ("a.b.c", ".a", "..a", "a.", "a/b.c/d", "...", ".a.b")])
import nturl2path

print([t(nturl2path.url2pathname, u) for u in ("///C|/foo/bar", "///C:/x%20y", "/a/b", "////host/p", "///a:b:c")], [t(nturl2path.pathname2url, u) for u in ("C:\\foo bar", "\\\\host\\p", "a\\b", "cc:\\x")])
n = 0
for i in range(200):
    p = ntpath.join("c:\\", *("d%d" % (i % k) for k in range(1, 5)), "..", "f.%d" % i)
    n += len(ntpath.normpath(p)) + ntpath.normcase(p).count("\\") + len(ntpath.splitext(p)[1]) + len(posixpath.normpath(p.replace("\\", "/")))
print(n)
