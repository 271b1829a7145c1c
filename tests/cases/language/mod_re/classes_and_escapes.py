# re: character classes, ranges, negation, escapes, categories in text and bytes, errors.
import re
def t(f, *a, **k):
    try: return f(*a, **k)
    except re.error as e: return f"error: {e} | {e.msg} {e.pos} {e.lineno} {e.colno}"
    except Exception as e: return f"{type(e).__name__}: {e}"
s = "aZ_09 \t\n-]^\\é中²٣\u00a0\x1c.$|"
for p in (r"\d", r"\D", r"\s", r"\S", r"\w", r"\W", r"[a-z]", r"[^a-z]", r"[]]", r"[^]]", r"[-a]", r"[a-]", r"[\]\\]", r"[\d\s]", r"[^\w]", r"[.$|]", r"[a\-z]", r"\t|\n", r"\x61", r"\u4e2d", r"[\x00-\x20]", r"[é-中]", r"\071", r"\Z", r"\\", r"[\b]", r"\N{LATIN SMALL LETTER E WITH ACUTE}"):
    print(p)
b = s.encode()
for p in (rb"\d", rb"\w", rb"\s", rb"[^\w]", rb"\xc3", rb"[\x80-\xff]+", rb"."):
    print(p, t(re.findall, p, b), t(re.findall, p, b, re.I))
for p in (r"[z-a]", r"[", r"[]", r"[^", r"[a", r"\8", r"\x1", r"\u12", r"\U00110000", r"\y", r"[\q]", r"[\d-z]", r"[a-\d]", r"\N{nope}", r"\N", r"\400", r"[\400]", r"a\\", "\\", r"\U1234567"):
    x = t(re.compile, p); print(p)
print(t(re.compile, b"\\u1234"), t(re.compile, rb"\N{x}"), t(re.findall, "a", b"a"), t(re.findall, b"a", "a"), t(re.sub, "a", b"x", "a"), re.escape("a.b*c é\n-_~#&"), re.escape(b"a.\xff\0"), re.escape(""), t(re.escape, 5), re.findall(re.escape("[x]"), "a[x]b"))
n = 0
p, q = re.compile(r"[a-fx-z\d]+"), re.compile(r"[^\W\d_]+")
for i in range(100):
    x = "".join(chr(97 + (i * k) % 26) if k % 4 else str(k) for k in range(1, 20))
    n = n * 31 + len(p.findall(x)) + sum(map(len, q.findall(x))) + len(p.sub("", x)) & 0xffffff
print(n)
