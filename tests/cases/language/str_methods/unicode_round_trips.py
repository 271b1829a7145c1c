# Strings of every plane: case mappings, encodings, escapes and repr there and back.
import re
texts = ["", "ascii", "naïve café", "Straße", "ΑΒΓ ς", "Привет", "日本語", "\U0001f600\U0001f468\u200d\U0001f469", "a\u0301\u0308", "\ufeffbom", "\u202eRTL", "\x00\x1f\x7f\x80", "tab\tnl\n", "quote'\"\\", "\ud800lone", "İıſK", "ﬀﬁ", "𝔘𝔫𝔦", "\u1e9e", "e\u0000e"]
for s in texts:
    u, l, c = s.upper(), s.lower(), s.casefold()
    print(ascii(s), len(s), ascii(u), ascii(l), c == s.upper().casefold(), s.swapcase().swapcase() == s, s.title().istitle() or "-", eval(repr(s)) == s, eval(ascii(s)) == s)
    for enc in ("utf-8", "utf-16-le", "utf-32-be", "unicode_escape", "raw_unicode_escape"):
        b = s.encode(enc, "surrogatepass")
        assert b.decode(enc, "surrogatepass") == s, (s, enc)
        print(len(b), sum(b) % 997, end=" ")
    print(s.encode("ascii", "xmlcharrefreplace")[:30], s.encode("latin-1", "replace"), ascii(s.encode("utf-8", "replace").decode("utf-8")))
print(sorted(texts)[:6] == sorted(texts, key=lambda s: [ord(c) for c in s])[:6], max(texts) == "\U0001f600\U0001f468\u200d\U0001f469" or ascii(max(texts)), [hash(s) % 10007 for s in texts if "\ud800" not in s][:10])
n = 0
for i in range(120):
    s = texts[i % 20] + texts[i * 7 % 20]
    n = n * 31 + len(s.upper()) + len(s[::-1].lower()) + s.count(s[:1]) + len(repr(s)) + len(ascii(s)) + len(re.findall(r"\w", s)) + len(s.split()) + (s in s + "x") & 0xffffff
print(n)
