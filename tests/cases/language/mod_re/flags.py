# Flags, and patterns as objects.
import re

print(re.findall("a", "aA", re.I), re.findall("^b", "a\nb", re.M), re.findall("a.b", "a\nb", re.S), re.findall("a b # c", "ab", re.X), re.findall(r"\w", "aé1", re.A), re.findall("(?aiL)x" if False else "(?ai)X", "x"))
print(re.I, re.I | re.M, re.RegexFlag(0), re.IGNORECASE.value, re.compile("a", re.I | re.S), re.compile("a").flags, re.compile(b"a").flags, re.compile("(?i)a").flags, re.compile("a", re.A).flags, int(re.X))
p = re.compile(r"(a)(?P<n>b)", re.I)
print(p, p.pattern, p.groups, dict(p.groupindex), p == re.compile(r"(a)(?P<n>b)", re.I), p == re.compile("a"), hash(p) == hash(re.compile(r"(a)(?P<n>b)", re.I)), re.compile(p) is p)
print(re.findall("straße|ß", "STRASSE ß", re.I), re.findall("é", "É", re.I), re.findall("[à-é]", "É", re.I), re.match("ſ", "S", re.I), re.match("K", "\u212a", re.I), re.findall(r"\d", "1\u0661"), re.findall(r"\s", "\xa0 "))
for bad in (lambda: re.compile("a", re.L), lambda: re.compile("a", re.A | re.U), lambda: re.compile(b"a", re.U), lambda: re.compile(p, re.M), lambda: re.compile(5), lambda: re.compile("(?L)a"), lambda: re.compile(b"(?u)a"),
            lambda: re.match("a", b"a"), lambda: re.match(b"a", "a"), lambda: re.match("a", 5), lambda: re.compile("a(?i)")):
    try:
        print(bad())
    except (ValueError, TypeError, re.error) as e:
        print(type(e).__name__, e)
print(re.escape("a.b*c[d] é\n"), re.escape(b"a.b"), re.escape(""), re.match(re.escape("$5.00?"), "$5.00?") is not None)
print(sum(bool(re.match("(?i)ab*C", "aBbc"[: i % 5])) for i in range(100)))
