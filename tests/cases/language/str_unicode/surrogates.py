# Lone surrogates live in strings like other characters, and only encoding minds.

def attempt(f, *args, **kw):
    try:
        return ascii(f(*args, **kw))
    except Exception as e:
        return f"{type(e).__name__}: {e}"

s = "a\ud800b\udfffc"
print(len(s), ascii(s), repr(s), ascii(s[1]), ascii(s[::-1]), ascii(s[1:4]), [hex(ord(c)) for c in s], ascii("".join(s)), s == "a\ud800b\udfffc", s == "a\ufffdb\ufffdc", s != "x", hash(s) == hash("a\ud800b" + "\udfffc"), hash("\ud800"), hash("a\udc80é"))
print(ascii(chr(0xd800)), ascii(chr(0xdfff)), ord("\udc80"), ascii("\ud83d\ude00"), len("\ud83d\ude00"), "\ud83d\ude00" == "\U0001f600", ascii("\ud83d" + "\ude00"), ascii(f"x\ud800{1}\udc00"), ascii("\U0000d800"), ascii(r"\ud800"), ascii("\\ud800"), ascii("\ufffd\ud800"))
print(ascii(s.upper()), ascii(s.replace("\ud800", "-")), ascii(s.split("\ud800")), s.find("\udfff"), s.index("b"), s.count("\ud800"), "\ud800" in s, ascii(s.partition("b")), ascii(s.strip("a")), ascii(s.center(9, "\udc00")), ascii(s * 2), ascii(s.title()), s.startswith("a\ud800"), ascii(s.translate({0xd800: "X", 0xdfff: None})), ascii(str.maketrans("\ud800", "x")), ascii("%s|%5s|%c" % (s, "\ud800", 0xd800)), ascii("{:>4}|{!r}|{!a}".format("\udfff", "\udfff", "\udfff")), ascii(f"{0xd800:c}"))
print("\ud800".isprintable(), "\ud800".isalpha(), "\ud800".isidentifier(), "\ud800".isspace(), "\ud800".isascii(), "\ud800".isnumeric(), "\ud800".isupper(), "\ud800".istitle())
print("\ud7ff" < "\ud800" < "\ue000", "\ud800" < "\uffff", "\udfff" < "\U00010000", sorted(["\U00010000", "\ue000", "\udfff", "\ud800", "a"]) == ["a", "\ud800", "\udfff", "\ue000", "\U00010000"], min("\ue000", "\ud800") == "\ud800", max(["\U0001f600", "\udc00"]) == "\U0001f600", ("\udc00",) < ("\uffff",))
d = {"\ud800": 1, "\udfff": 2, "\ufffd": 3}
print(d["\ud800"], d["\ufffd"], len(d), {"\ud800", chr(0xd800)} == {"\ud800"}, ascii(list(d)))
for codec in ("utf-8", "ascii", "latin-1", "utf-16", "utf-16-be", "utf-32", "unicode_escape", "raw_unicode_escape"):
    for handler in ("strict", "ignore", "replace", "backslashreplace", "xmlcharrefreplace", "namereplace", "surrogateescape", "surrogatepass"):
        print(codec, handler, attempt("x\ud800\udc80y".encode, codec, handler))
print(attempt(b"a\xff\x80b".decode, "utf-8", "surrogateescape"), attempt(b"\xed\xa0\x80".decode), attempt(b"\xed\xa0\x80".decode, "utf-8", "surrogatepass"), attempt(b"\x00\xd8".decode, "utf-16-le", "surrogatepass"), attempt(b"\x00\xd8\x00\x00".decode, "utf-32-le", "surrogatepass"), attempt(rb"\ud800x".decode, "unicode_escape"), attempt(b"\xff".decode, "ascii", "surrogateescape"), b"\x80\xffok".decode("utf-8", "surrogateescape").encode("utf-8", "surrogateescape"))
try:
    print("before \ud800 after")
except UnicodeEncodeError as e:
    print(type(e).__name__, e, e.start, e.end, e.reason, e.encoding)
class C: pass
c = C(); setattr(c, "\ud800", 5); print(getattr(c, "\ud800"), hasattr(c, "\udfff"), ascii(list(vars(c))))
text = ""
for k in range(100):
    text += chr(0xd800 + k * 20) + chr(97 + k % 26)
print(len(text), sum(map(ord, text)), ascii(text[::33]), text[50] == chr(0xd800 + 500), ascii(text[100:104]))
