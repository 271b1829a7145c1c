# bytes.decode with every codec and error handler, on whole and broken data.

def attempt(f, *args, **kw):
    try:
        return ascii(f(*args, **kw))
    except UnicodeError as e:
        return f"{type(e).__name__}: {e} {e.encoding} {e.object!r} {e.start} {e.end} {e.reason}"
    except Exception as e:
        return f"{type(e).__name__}: {e}"

samples = [b"", b"ascii", b"\xc3\xa9", b"\xff", b"a\x80b", b"\xc3", b"\xe2\x82", b"\xe2\x28\xa1", b"\xf0\x9f\x98\x80", b"\xf0\x9f\x98", b"\xf0\x28\x8c\xbc", b"\xf5\x80\x80\x80", b"\xc0\x80", b"\xe0\x80\x80", b"\xfe\xff", b"\xff\xfe\x41\x00", b"\xfe\xff\x00\x41", b"A\x00B", b"\x00\x00\x00\x41", b"\x3d\xd8\x00\xde", b"a\xffb\xfec", b"\xe2\x82\xac\xe2\x82"]
for data in samples:
    for codec in ("utf-8", "ascii", "latin-1", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-be", "utf-8-sig"):
        print(data, codec, attempt(data.decode, codec))
    for handler in ("ignore", "replace", "backslashreplace", "xmlcharrefreplace", "nonsense"):
        for codec in ("utf-8", "ascii", "utf-16-le", "utf-32-le"):
            print(data, codec, handler, attempt(data.decode, codec, handler))
for data in [rb"\n\t\\\'\"\a\b\f\v\r", rb"\x41\u20ac\U0001f600\101\7\377", rb"\x4", rb"\u12", rb"\U0011ffff", rb"\U00", rb"\N{BULLET}", rb"\N{nope}", rb"\N{", rb"\N", b"tail\\", b"a\\\nb", b"\xe9", rb"\x"]:
    print(data, attempt(data.decode, "unicode_escape"), attempt(data.decode, "raw_unicode_escape"), attempt(data.decode, "unicode_escape", "replace"), attempt(data.decode, "unicode_escape", "ignore"))
print(bytearray(b"\xc3\xa9").decode(), str(b"\xc3\xa9", "utf-8"), str(bytearray(b"x"), "ascii"), str(memoryview(b"mv"), "ascii"), str(b"\xff", errors="replace"), str(b"\xff", "ascii", "ignore"))
for args in [("text", "utf-8"), (5, "utf-8"), (b"x", 5), (b"x", "utf-8", 5), (b"x", "bogus"), (None, "ascii")]:
    print(attempt(str, *args))
count = 0
for k in range(100):
    data = bytes([65 + k % 20, 0xc3, 0xa0 + k % 30]) + (b"\xff" if k % 3 == 0 else b"")
    try:
        count += len(data.decode())
    except UnicodeDecodeError as e:
        count += e.start * 100 + e.end
print(count)
