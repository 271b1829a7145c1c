# str.encode: encodings, error handlers, names, and the exception's parts.
def t(f, *a, **k):
    try: return f(*a, **k)
    except UnicodeError as e: return type(e).__name__, e.encoding, e.object, e.start, e.end, e.reason
    except Exception as e: return f"{type(e).__name__}: {e}"
s = "aé€\U0001f600"
for enc in ("utf-8", "utf8", "UTF_8", "ascii", "latin-1", "iso-8859-1", "l1", "utf-16", "utf-16-le", "utf-16be", "utf-32", "utf-32-be", "us-ascii", "unicode_escape", "raw_unicode_escape", "utf-8-sig", "nope", "", "utf 8"):
    print(enc, ascii(t(s.encode, enc)))
for h in ("strict", "ignore", "replace", "xmlcharrefreplace", "backslashreplace", "namereplace", "surrogateescape", "surrogatepass", "bogus"):
    print(h, ascii(t(s.encode, "ascii", h)), ascii(t("a\udc80b\ud800".encode, "utf-8", h)), ascii(t("plain".encode, "ascii", h)))
print(t("a".encode, 5), t("a".encode, "ascii", 5), t("a".encode, encoding="utf-8", errors="strict"), t("a".encode, "a", "b", "c"), "".encode(), "\udcff".encode("utf-8", "surrogateescape"), t("\ud800".encode), t("\ud800".encode, "latin-1"), t("a\x00b".encode, "utf-16-le"))
try: "x\u1234\u1235y".encode("latin-1")
except UnicodeEncodeError as e: print(str(e), e.args, e.object[e.start:e.end] == "\u1234\u1235")
try: "\u1234y".encode("ascii")
except UnicodeEncodeError as e: print(str(e))
n = 0
for i in range(100):
    s = chr(i * 131 + 1) + "x" * (i % 3)
    n = n * 31 + sum(s.encode()) + len(s.encode("utf-16-le")) + len(s.encode("ascii", "backslashreplace")) + len(s.encode("latin-1", "ignore")) & 0xffffff
print(n)
