# re: flags one by one, inline flags, verbose patterns, repr of patterns and flags, caches, equality.
import re
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
print(re.I, re.M | re.S, re.compile("a").flags, re.compile(b"a").flags, re.compile("a", re.A).flags, re.compile("(?i)a").flags, re.compile("(?aimsx)a").flags, re.RegexFlag(0), re.I | re.X, repr(re.I), str(re.S), re.T if hasattr(re, "T") else "", re.NOFLAG, int(re.U), re.I in (re.I | re.M), ~re.I & re.I)
print(re.findall("straße|ſ|K", "STRASSE s k ſ K", re.I), re.findall("é", "É", re.I), re.findall("é", "É", re.I | re.A), re.findall("[a-z]", "AZſK", re.I), re.findall("σ", "ΣΤς", re.I), re.findall("i", "Iİı", re.I), re.findall(".", "a\nb", re.S), re.findall("^.", "a\nb", re.M), re.findall(r"\w", "aé", re.A))
v = re.compile(r"""
    (\d+)   # digits
    \s* [ ] # a space, then
    [#] (?# comment ) x\ y
""", re.X)
print(v.match("12 #x y"), v.pattern.count("\n"), re.match(r"a b", "ab", re.X), re.match(r"(?x) a b # c", "ab"), re.match(r"a{1, 2}", "a{1, 2}"), re.findall(r"(?x: a b ) c", "ab c"))
for p in (r"a(?i)b", r"(?z)", r"(?i-)", r"(?-i)a", r"(?i-i:a)", r"(?au)", r"(?L)a", r"(?a-a:b)", r"(?u:a)(?a:b)", r"(?i", r"(?-", r"(?ix-s:a)", r"(?-L:a)"):
    x = t(re.compile, p); print(p, x.flags if isinstance(x, re.Pattern) else x)
print(t(re.compile, b"(?u)a"), t(re.compile, "a", re.L), t(re.compile, b"a", re.U), t(re.compile, "a", re.A | re.U), t(re.compile, re.compile("a"), re.I), re.compile(re.compile("a")) is re.compile("a"), re.compile("a") == re.compile("a"), re.compile("a") == re.compile("a", re.I), hash(re.compile("b")) == hash(re.compile("b")), re.compile("a") != re.compile(b"a"), t(re.compile, 5), t(re.compile, None))
print(repr(re.compile("a")), repr(re.compile("a'b\n", re.I | re.M)), repr(re.compile(b"x")), repr(re.compile("x" * 300))[:30], len(repr(re.compile("x" * 300))), re.compile("a(?P<n>b)").groupindex, re.purge(), t(re.template, "a").__class__.__name__ if hasattr(re, "template") else "", isinstance(re.compile(""), re.Pattern), isinstance(re.match("", ""), re.Match), re.Pattern.__name__, t(re.Pattern), t(re.Match))
n = 0
for i in range(80):
    f = [0, re.I, re.M, re.S, re.A, re.I | re.M][i % 6]
    n = n * 7 + len(re.findall(r"^.b|é\w", "ab\nAB\nxbÉa", f)) + re.compile("q", f).flags & 0xffffff
print(n)
