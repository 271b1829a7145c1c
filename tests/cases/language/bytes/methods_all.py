# Every method of bytes, and of bytearrays that give the same.

def attempt(f, *args, **kw):
    try:
        return repr(f(*args, **kw))
    except Exception as e:
        return f"{type(e).__name__}: {e}"

samples = [b"", b"Hello, World", b"  \tpadded\r\n ", b"a,b,,c", b"UPPER lower 123", b"\x00\xff\x80", b"+42", b"-7", b"tab\tand\ttab\n\tx"]
for data in samples:
    for make in (bytes, bytearray):
        x = make(data)
        print(x.upper(), x.lower(), x.title(), x.capitalize(), x.swapcase())
        print(x.strip(), x.lstrip(), x.rstrip(), x.strip(b"Hd -"), x.lstrip(b"a"), x.rstrip(bytearray(b"c,")))
        print(x.center(20), x.center(9, b"*"), x.ljust(14, b"."), x.rjust(15, b"-"), x.zfill(8), x.expandtabs(), x.expandtabs(3), x.expandtabs(tabsize=0))
        print(x.split(), x.split(b","), x.split(b",", 1), x.split(maxsplit=1), x.rsplit(), x.rsplit(b",", 1), x.rsplit(None, 1), x.splitlines(), x.splitlines(True))
        print(x.partition(b","), x.rpartition(b","), x.replace(b"l", b"LL"), x.replace(b"", b"-", 2), x.replace(b"a", b""))
        print(x.find(b"o"), x.rfind(b"o"), x.find(111), x.count(b"l"), x.count(b""), x.count(44), x.startswith(b"He"), x.endswith((b"d", b"c")), x.find(b"", 50), x.find(b"l", 3, -1), x.rfind(b"", 1, 3))
        print(x.isalnum(), x.isalpha(), x.isascii(), x.isdigit(), x.islower(), x.isspace(), x.istitle(), x.isupper())
        print(x.removeprefix(b"He"), x.removesuffix(b"d"), x.hex(), x.hex("-"), x.hex(":", 2), x.hex(b"_", -3), x.translate(None, b"lo"), x.translate(bytes(range(255, -1, -1)))[:3])
table = bytes.maketrans(b"abc", b"xyz")
print(table[95:101], b"aabbcc".translate(table), b"aabbcc".translate(table, b"b"), b"abc".translate(table, delete=b"a"), bytearray.maketrans(b"", b"") == bytes(range(256)))
b = b"spam"
for f, args in [(b.find, ("a",)), (b.find, (300,)), (b.index, (b"z",)), (b.rindex, (b"z",)), (b.count, (None,)), (b.split, ("a",)), (b.split, (b"",)), (b.partition, (b"",)), (b.partition, ("a",)), (b.rpartition, (1,)), (b.replace, ("a", b"")), (b.replace, (b"a", 1)), (b.strip, ("a",)), (b.center, (9, "x")), (b.center, (9, b"xy")), (b.ljust, ("9",)), (b.translate, (b"abc",)), (b.translate, (5,)), (b.maketrans, (b"a", b"")), (b.startswith, ("s",)), (b.endswith, (("s",),)), (b.startswith, (5,)), (b.join, (["x"],)), (b.join, (5,)), (b.join, ([b"a", 5],)), (b.hex, ("ab",)), (b.hex, ("é",)), (b.hex, (5,)), (b.fromhex, ("0",)), (b.fromhex, ("0g",)), (b.fromhex, ("aé",)), (b.fromhex, (b"00",)), (b.zfill, (b"5",)), (b.removeprefix, ("s",)), (b.expandtabs, ("x",)), (b.decode, (5,)), (b.decode, ("utf-8", 5)), (b.decode, ("nope",)), (b.upper, (1,))]:
    print(f.__name__, args, attempt(f, *args))
for k in range(80):
    s = b"%d:%s" % (k, b"x" * (k % 5))
    assert s.split(b":")[1].replace(b"x", b"yy").count(b"y") == 2 * (k % 5)
print(s, bytes.fromhex(" 00 FF\n1a\t2B "), bytes.fromhex(""), bytearray.fromhex("0102"))
