# re: named and numbered groups, references, conditionals, lastgroup, groupdict, spans.
import re
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
m = re.match(r"(?P<y>\d{4})-(?P<m>\d\d)(-(?P<d>\d\d))?", "2024-05 rest")
print(m.group(), m.group(0, 1, "m"), m["y"], m[2], m.groups(), m.groups("-"), m.groupdict(), m.groupdict("x"), m.span(), m.span("d"), m.start(2), m.end("m"), m.lastindex, m.lastgroup, m.re.groups, m.re.groupindex, m.pos, m.endpos, m.string, m.regs, m.expand(r"\g<y>/\2\g<0>"), t(m.group, 9), t(m.group, "zz"), t(m.span, 9), t(lambda: m["q"]), bool(m), repr(m))
print(re.findall(r"(\w)\1", "aabbcd"), re.findall(r"(?P<c>\w)(?P=c)", "xx-yy"), re.sub(r"(\w)(\d)?", r"[\1\2]", "a1b"), re.findall(r"(a)|(b)", "ab"), [x.groups() for x in re.finditer(r"(a)?(b)?", "ab")], re.match(r"(a(b)?)+", "aba").groups(), re.match(r"(?:(a)|b)*", "ab").group(1))
print([bool(re.fullmatch(r"(<)?\w+(?(1)>)", s)) for s in ("<a>", "a", "<a", "a>")], [bool(re.fullmatch(r"(?P<q>['\"])?x(?(q)(?P=q)|!)", s)) for s in ("'x'", "x!", "x", "'x\"")], re.match(r"(?i:A)b", "ab") is not None, re.match(r"(?i:A)b", "aB"), re.match(r"(?-i:a)B", "ab", re.I), re.findall(r"(?s:.)\n", "a\n\n\n"))
for p in (r"(", r")", r"(?P<a>x)(?P<a>y)", r"(?P<1a>x)", r"\1", r"(\1)", r"(?P=zz)", r"(?(2)a)", r"(?(a)b)", r"(?<name", r"(?P>x)", r"(?:", r"(?#", r"(?x", r"(a)(?(1)b|c|d)", r"(?P<>x)", r"(?P<a", r"(?(0)a)", r"\g<1>"):
    print(p, t(re.compile, p) if not isinstance(t(re.compile, p), re.Pattern) else "ok")
for r in (r"\2", r"\g<z>", r"\g<", r"\g<1", r"\g<1a>", r"\g<-1>", r"\q", "\\", r"\g"):
    print(r, t(re.sub, "(a)", r, "a"))
n = 0
p = re.compile(r"(?P<k>\w+)=(?:'(?P<q>[^']*)'|(?P<n>\d+))?")
for i in range(100):
    for m in p.finditer(f"a{i}={i} b='x{i}' c="): n = n * 7 + len(m["k"]) + m.end() + (len(m["q"]) if m["q"] is not None else 3) + (m.lastindex or 0) & 0xffffff
print(n)
