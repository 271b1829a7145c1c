# pathlib: pure paths and their parts.
from pathlib import PurePath, PurePosixPath as P, PureWindowsPath as W

for text in ["/usr/lib/python3.tar.gz", "a/../b", ".", "", "/", "//x/y", "a//b/./c", "name", ".hidden", "x."]:
    p = P(text)
    print(str(p), p.parts, p.root, p.name, p.stem, p.suffix, p.suffixes, str(p.parent), p.is_absolute())
print(P("/a") / "b" / P("c"), P("/a") / "/b", "x" / P("y"), P("a", "b", "c"), P("a/b").joinpath("c", "d"))
print(P("/a/b/c").relative_to("/a"), P("a/b.py").with_name("c"), P("a/b.py").with_suffix(".txt"), P("a/b.py").with_stem("q"), P("/a/b").is_relative_to("/a"))
print(P("a") < P("b"), P("a") == P("a/"), hash(P("a")) == hash(P("./a")), sorted([P("b"), P("a/c"), P("a")]), repr(P("x/y")))
print(P("/a/b.py").match("*.py"), P("/a/b.py").match("/a/*.txt"), P("a/b").as_uri() if False else P("/a b").as_uri(), list(P("/a/b/c").parents))
print(W("c:\\x\\y.z").drive, W("c:/x").parts, W("C:/A") == W("c:/a"))
for call in [lambda: P("/a").relative_to("/b"), lambda: P("/").with_name("x"), lambda: P("a").with_suffix("x"), lambda: P("a").as_uri(), lambda: P(1), lambda: P("a") < W("a")]:
    try:
        call()
    except (ValueError, TypeError) as error:
        print(type(error).__name__, error)
total = 0
for number in range(60):
    total += len(str(P("base") / f"d{number}" / "file.txt"))
print(total)
