# bytes and bytearray methods with wrong types, bounds, empty needles, ints as needles, in loops over both kinds.
def act(f):
    try: return f()
    except Exception as e: return f"{type(e).__name__}: {e}"
for b in (b"hello world", bytearray(b"hello world")):
    for f in (
        lambda: b.find(b"o", 5), lambda: b.find(111), lambda: b.find(256), lambda: b.find("o"), lambda: b.index(b"zz"), lambda: b.rindex(300), lambda: b.count(b""), lambda: b.count(108), lambda: b.count(b"l", 3), lambda: b.count("x"),
        lambda: b.replace(b"l", b"LL", 2), lambda: b.replace(b"", b"-"), lambda: b.replace("a", b"b"), lambda: b.replace(b"a"), lambda: b.split(), lambda: b.split(b"o", 1), lambda: b.split(b""), lambda: b.split(""), lambda: b.rsplit(None, 0), lambda: b.partition(b" "), lambda: b.rpartition(b"zz"), lambda: b.partition(b""), lambda: b.partition(5),
        lambda: b.join([b"1", bytearray(b"2"), memoryview(b"3")])[:15], lambda: b.join([b"a", "b"]), lambda: b.join(5), lambda: b.join([1]), lambda: b.startswith((b"x", b"he")), lambda: b.startswith("he"), lambda: b.startswith((b"x", "he")), lambda: b.endswith(b"ld", 3, -1), lambda: b.strip(b"hd"), lambda: b.strip("h"), lambda: b.strip(5), lambda: b.lstrip(b"hel"),
        lambda: b.center(15, b"*"), lambda: b.center(15, b"**"), lambda: b.center(15, "*"), lambda: b.ljust("5"), lambda: b.zfill(13), lambda: b"+5".zfill(4), lambda: b.title(), lambda: b.swapcase(), lambda: b.upper().isupper(), lambda: b.translate(None, b"lo"), lambda: b.translate(b"short"), lambda: b.translate(bytes(range(256))[::-1])[:3], lambda: b.maketrans(b"ab", b"c"), lambda: b.maketrans(b"ab", b"cd")[97:99],
        lambda: b.removeprefix(b"hello "), lambda: b.removesuffix("d"), lambda: b.expandtabs(), lambda: b.decode("ascii"), lambda: b.decode("nope"), lambda: b.decode(5), lambda: b.hex(" ", -4), lambda: b.hex("--"), lambda: b.hex("é"), lambda: b[2], lambda: b[50], lambda: b["x"], lambda: b[1:4], lambda: b[::-3], lambda: b + "x", lambda: b + [1], lambda: b * 0, lambda: b * "x", lambda: 104 in b, lambda: 256 in b, lambda: "h" in b, lambda: b"lo w" in b, lambda: b < "x", lambda: b == "hello world", lambda: b % 1, lambda: b.nope, lambda: b.split(maxsplit=1), lambda: b.splitlines(5, 6),
    ): print(act(f))
for a in ((5,), (-1,), ("s",), ("s", "ascii"), ("é", "ascii"), ("é", "ascii", "replace"), ([1, 256],), ([1, "x"],), (1.5,), (None,), (b"x", "ascii"), (2 ** 70,), (range(3),), (["a"],), (1, "utf-8"), ([], "x"), (object(),)): print(act(lambda: bytes(*a)), "|", act(lambda: bytearray(*a)))
print(act(lambda: bytes.fromhex("0a 0B0c")), act(lambda: bytes.fromhex("0a0")), act(lambda: bytes.fromhex("0g")), act(lambda: bytes.fromhex(b"00")), act(lambda: bytearray.fromhex(" ff ")))
total = 0
for i in range(200):
    b = bytes([i % 256, 65 + i % 26]) if i % 2 else bytearray(str(i), "ascii")
    if i % 7 == 0: b += b"x" * (i % 3)
    try: total += b.find(65) + b.index(b"1") + len(b.title()) + b[1]
    except (ValueError, IndexError): total += 1000
print(total)
