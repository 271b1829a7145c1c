# str.encode with every codec and error handler.

def attempt(f, *args, **kw):
    try:
        return repr(f(*args, **kw))
    except UnicodeError as e:
        return f"{type(e).__name__}: {e} {e.encoding} {e.object!a} {e.start} {e.end} {e.reason}"
    except Exception as e:
        return f"{type(e).__name__}: {e}"

texts = ["", "plain", "é", "aéb€c😀d", "\t\n\\'\"\x00\x7f\x80\xff", "€€€", "ab\u2028"]
codecs = ["utf-8", "ascii", "latin-1", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le", "utf-32-be", "unicode_escape", "raw_unicode_escape", "utf-8-sig"]
handlers = ["strict", "ignore", "replace", "backslashreplace", "xmlcharrefreplace", "namereplace", "surrogateescape", "surrogatepass", "unknown-one"]
for text in texts:
    for codec in codecs:
        print(ascii(text), codec, attempt(text.encode, codec))
    for codec in ("ascii", "latin-1"):
        for handler in handlers:
            print(ascii(text), codec, handler, attempt(text.encode, codec, handler))
for name in ["UTF8", "utf_8", "U8", "Latin1", "iso-8859-1", "ISO8859-1", "l1", "US-ASCII", "646", "UTF 8", "utf16", "UTF-16LE", "u32", "nope", "utf-99", "", "unicode-escape"]:
    print(name, attempt("x".encode, name))
print(attempt("x".encode, 5), attempt("x".encode, "ascii", 5), attempt("x".encode, encoding="ascii", errors="strict"), attempt("x".encode, bogus=1), "é".encode(), "é".encode(errors="replace"))
print(attempt(bytes, "é", "ascii"), attempt(bytes, "é", "ascii", "ignore"), attempt(bytearray, "é", "utf-16-le"))
n = 0
for k in range(100):
    s = chr(k * 37 % 3000 + 1)
    n += len(s.encode("utf-8")) + len(s.encode("utf-16-le")) + len(s.encode("ascii", "replace")) + len(s.encode("unicode_escape"))
print(n)
try:
    "abc\xe9\xea".encode("ascii")
except UnicodeEncodeError as e:
    print(e.args, str(e), repr(e), isinstance(e, ValueError), e.start, e.end)
e = UnicodeEncodeError("x", "a\u20ac", 1, 2, "why")
print(e, UnicodeEncodeError("x", "abc", 0, 3, "why"), UnicodeDecodeError("y", b"\xff\x00", 0, 1, "r"), UnicodeDecodeError("y", b"\xff\x00", 0, 2, "r"), UnicodeTranslateError("a\xe9", 1, 2, "t"), UnicodeTranslateError("abc", 0, 2, "t"))
