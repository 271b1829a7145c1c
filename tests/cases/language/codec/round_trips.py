# Every codec gives back what it took, for text of all planes, in loops.
texts = ["", "ascii", "é€😀", "a\u0301", "\x00\x7f\x80\xff", "漢字" * 5, "\ud7ff\ue000\uffff\U00010000", "mixed é and 😀 and z"]
codecs = ["utf-8", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le", "utf-32-be", "unicode_escape", "raw_unicode_escape", "utf-8-sig"]
for t in texts:
    sizes = []
    for c in codecs:
        data = t.encode(c)
        assert data.decode(c) == t and bytearray(data).decode(c) == t and str(data, c) == t, (t, c)
        sizes.append(len(data))
    print(ascii(t), sizes)
n = 0
for k in range(100):
    t = chr(97 + k % 26) * (k % 4) + chr(0x3b1 + k % 20) + chr(0x1f600 + k % 40)
    for c in ("utf-8", "utf-16-be", "utf-32-le", "unicode_escape"):
        n += len(t.encode(c)) + (t.encode(c).decode(c) == t)
    n += len(t.encode("ascii", "backslashreplace")) + len(t.encode("latin-1", "xmlcharrefreplace"))
print(n, "é".encode("latin-1") + "é".encode("utf-8"), b"\xe9".decode("latin-1") == "é")
