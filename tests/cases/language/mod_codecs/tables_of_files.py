# Encodings that are tables in files, and those of search functions, asked through strings, bytes and text files.
import codecs
import io
import os
import tempfile

for name in ("cp1252", "CP1252", "windows-1252", "cp1250", "koi8-r", "cp437", "mac-roman", "iso8859-15", "punycode", "utf-9"):
    try:
        data = "hé€".encode(name, "replace")
        print(name, data, data.decode(name))
    except LookupError as error:
        print(error)
for errors in ("strict", "ignore", "replace", "xmlcharrefreplace", "backslashreplace", "namereplace", "surrogateescape", "none"):
    for text in ("aщщbé", "a\udc81\udc80", "a\ud800"):
        try:
            print(errors, text.encode("cp1252", errors))
        except (UnicodeError, LookupError) as error:
            print(errors, type(error).__name__, ascii(str(error)), getattr(error, "start", None), getattr(error, "end", None))
    try:
        print(errors, ascii(b"a\x81\x8db".decode("cp1252", errors)))
    except (UnicodeError, LookupError, TypeError) as error:
        print(errors, type(error).__name__, error)
for name in ("hex", "rot13", "base64"):
    try:
        "a".encode(name)
    except LookupError as error:
        print(error)


def search(name):
    if name == "mine":
        return codecs.CodecInfo(
            lambda text, errors="strict": (text.upper().encode() + errors.encode(), len(text)),
            lambda data, errors="strict": (bytes(data).decode().lower() + errors, len(data)),
            name="mine",
        )
    if name == "bad":
        return codecs.CodecInfo(lambda text, errors="strict": ("", 1), lambda data, errors="strict": (b"", 1), name="bad")


codecs.register(search)
print("abc".encode("mine"), b"ABC".decode("mine", "ignore"), str(b"QQ", "mine"), bytearray(b"XY").decode("mine"))
for wrong in (lambda: "a".encode("bad"), lambda: b"a".decode("bad"), lambda: "a".encode("nope")):
    try:
        print(wrong())
    except (TypeError, LookupError) as error:
        print(type(error).__name__, error)
file = io.TextIOWrapper(io.BytesIO(), encoding="cp1252")
file.write("é€\n")
file.flush()
print(file.buffer.getvalue(), codecs.lookup("cp1252").name)
path = os.path.join(tempfile.mkdtemp(), "text")
with open(path, "w", encoding="cp1250") as file:
    file.write("žluťoučký\nkůň\n")
with open(path, "rb") as file:
    print(file.read())
with open(path, encoding="cp1250") as file:
    print(list(file))
total = 0
for i in range(200):
    total += len("naïve €".encode("cp1252" if i % 3 else "utf-8")) + len(b"\x80\xe9".decode("cp1252"))
print(total, codecs.charmap_decode(b"ab", "strict", {97: "x", 98: 0x79}), codecs.charmap_encode("ab", "strict", {97: b"xy", 98: 3}))
