# The encodings of Chinese, Japanese and Korean: all characters of two to four bytes, what is no character, parts, and streams.
import codecs
import io
import zlib

plain = (
    "big5 big5hkscs cp932 cp949 cp950 euc_jis_2004 euc_jisx0213 euc_jp euc_kr gb18030 gb2312 gbk johab shift_jis shift_jis_2004 shift_jisx0213".split()
)
escaped = "hz iso2022_jp iso2022_jp_1 iso2022_jp_2 iso2022_jp_2004 iso2022_jp_3 iso2022_jp_ext iso2022_kr".split()
characters = "".join(map(chr, range(0xD800))) + "".join(map(chr, range(0xE000, 0x10000))) + "".join(map(chr, range(0x20000, 0x2A6E0)))
twos = b"\n".join([bytes((lead, trail)) for lead in range(0x80, 0x100) for trail in range(0x30, 0x100)])
threes = b"\n".join([bytes((0x8F, lead, trail)) for lead in range(0xA0, 0x100) for trail in range(0xA0, 0x100)])
for name in plain:
    data = characters.encode(name, "ignore")
    # CPython passes over the rest of the text behind ten characters that JIS X 0213 got later.
    read = "" if name.endswith("x0213") else twos.decode(name, "replace")
    more = "" if name.endswith("x0213") else threes.decode(name, "replace")
    print(name, len(data), zlib.crc32(data), zlib.crc32(read.encode()), zlib.crc32(more.encode()), zlib.crc32(data.decode(name, "replace").encode()))
for name in escaped:
    data = characters[:0x10000].encode(name, "ignore")
    print(name, len(data), zlib.crc32(data), zlib.crc32(data.decode(name, "replace").encode()))
print([b"\x81\x30\x81\x30\x84\x31\xa4\x39\xe3\x32\x9a\x35".decode("gb18030")], "\U00010000\uffff\x80".encode("gb18030"))

text = "か゚ 日本 漢字\n가갂 中国~"
for name in plain + escaped:
    for errors in ("ignore", "replace", "xmlcharrefreplace", "backslashreplace"):
        print(name, errors, text.encode(name, errors))
    try:
        text.encode(name)
    except UnicodeEncodeError as error:
        print(error)
    for data in (b"\x81", b"a\xff\xffb", b"\x8f\xa1", b"\xa4\xd4\xa4\xa1", b"\x1b$X", b"\x1b", b"~x", b"\x84\x31\xa4"):
        try:
            print(ascii(data.decode(name)))
        except UnicodeDecodeError as error:
            print(error, error.start, error.end)
    encoder = codecs.getincrementalencoder(name)("ignore")
    parts = [encoder.encode(character) for character in text] + [encoder.encode("", True)]
    decoder = codecs.getincrementaldecoder(name)()
    print(parts, ascii("".join([decoder.decode(bytes([byte])) for byte in b"".join(parts)]) + decoder.decode(b"", True)))
    file = io.BytesIO()
    writer = codecs.getwriter(name)(file, "ignore")
    writer.writelines([text, text])
    writer.reset()
    print(zlib.crc32(file.getvalue()))
    file.seek(0)
    print(ascii(codecs.getreader(name)(file).readlines()))

wrapped = io.TextIOWrapper(io.BytesIO(), encoding="shift_jis", newline="\n")
wrapped.write("日本\n語")
wrapped.seek(0)
print(ascii(wrapped.readline()), ascii(wrapped.read()), codecs.lookup("sjis").name, codecs.lookup("ms932").name)
codecs.register_error("name", lambda error: (f"<{ord(error.object[error.start]):x}>" if isinstance(error, UnicodeEncodeError) else "?", error.end))
print("日é本".encode("gb2312", "name"), "日🙂本".encode("iso2022_jp", "name"), ascii(b"\x93\xfa\xff\x96{".decode("cp932", "name")))
import _codecs_jp

for wrong in ("gbk", 1):
    try:
        _codecs_jp.getcodec(wrong)
    except (LookupError, TypeError) as error:
        print(type(error).__name__, error)
print(type(_codecs_jp.getcodec("cp932")).__name__, _codecs_jp.getcodec("cp932").encode("あ"))
