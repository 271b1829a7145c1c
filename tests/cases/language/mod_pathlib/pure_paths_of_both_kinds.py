# PurePosixPath and PureWindowsPath: parts, drives, match, relative_to, with_*, order, errors.
from pathlib import Path, PurePath, PurePosixPath as P, PureWindowsPath as W


def t(f, *a):
    try:
        return f(*a)
    except (ValueError, TypeError, NotImplementedError) as e:
        return f"{type(e).__name__}: {e}"


for cls, texts in ((P, ["", ".", "/", "//", "///a", "//a/b", "a/./b/../c", "a//b/", "/a.tar.gz", "a/.hidden", "a.", "..", "a b/c.d.e", "c:\\x"]), (W, ["c:", "c:/", "c:a", "c:\\a\\b.txt", "\\\\host\\share\\f", "//host/share", "a/b\\c", "\\a", "con.txt", "NUL", "", "d:..\\x", "//?/c:/a"])):
    for text in texts:
        p = cls(text)
        print(repr(text), repr(p), str(p), p.parts, repr(p.drive), repr(p.root), repr(p.anchor), repr(p.name), repr(p.stem), repr(p.suffix), p.suffixes, str(p.parent), p.is_absolute(), len(p.parents))
p = P("/usr/lib/python/x.tar.gz")
print(list(map(str, p.parents)), p.parents[-1], p.parents[1:3], t(lambda: p.parents[9]) if False else "", p / "y" / P("z"), "root" / P("a"), p / "/abs", p.joinpath("a", "b"), p.with_name("q"), p.with_suffix(".bz2"), p.with_suffix(""), p.with_stem("s"), p.as_posix(), p.as_uri(), bytes(p), P("/a b/é").as_uri(), W("c:/a b").as_uri(), W("//h/s/x").as_uri())
print(p.relative_to("/usr"), p.relative_to("/usr", "lib"), p.is_relative_to("/usr/lib"), p.is_relative_to("lib"), P("a/b").relative_to("."), W("C:/A/b").relative_to("c:/a"), W("c:x") / "d:y", W("c:x") / "c:y", W("c:/x") / "\\y", W("a").is_reserved(), W("nul").is_reserved())
for pattern in ("*.gz", "x.*", "lib/*/*", "/usr/**/*.gz", "*.tar", "/*.gz", "python/x.tar.gz", "/usr/lib/python/*", "X.TAR.GZ"):
    print(pattern, p.match(pattern), W("c:/usr/lib/python/x.tar.gz").match(pattern))
print(P("a") < P("b"), P("a/b") < P("a.b"), P("A") == P("a"), W("A") == W("a"), hash(W("A/B")) == hash(W("a\\b")), P("a") == W("a"), P("a") == "a", sorted([P("b"), P("a/z"), P("a")]), {P("a/./b"), P("a/b")}, t(lambda: P("a") < W("a")) [:9], isinstance(Path("x"), PurePath), PurePath("x").__class__.__name__)
for bad in (lambda: p.relative_to("/other"), lambda: P("").with_name("x"), lambda: p.with_name("a/b"), lambda: p.with_name(""), lambda: p.with_suffix("gz"), lambda: p.with_suffix("."), lambda: p.with_suffix("./x"), lambda: P("a").as_uri(), lambda: p.match(""), lambda: P(b"x"), lambda: p / None, lambda: P(1), lambda: W("c:a").relative_to("c:/"), lambda: Path(W("x"))):
    print(t(bad))
seen = P()
for i in range(150):
    seen = (seen / f"d{i % 4}" / "..") if i % 3 else seen.parent / str(i)
    if len(seen.parts) > 12:
        seen = P(*seen.parts[:3])
print(seen, len(seen.parts), seen.with_suffix(".x").suffixes)
