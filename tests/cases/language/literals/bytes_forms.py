# Bytes literals: escapes, raw, concatenation, quotes, what is refused, as keys and in hot loops.
print(b"abc", b'a"b', b"a'b", b"\x00\xff\n\t\\", rb"\x00\n", b"" b"a" rb"\b", b"""multi
line""", b"\101\60", len(b"\0\00\000"), B"x" == b"x", b"\'\"", b"a\
b")
print([*b"AZ"], b"abc"[1], b"abc"[1:], b"a" in b"abc", 97 in b"abc", b"ab" * 2, b"a" < b"b", b"a" == "a", hash(b"a") == hash("a"), b"%d-%s" % (5, b"x"), b"%a" % "é", bytes(3), bytes([1, 2]), bytes("é", "utf8"), bytes.fromhex("00 ff"), b"\xe9".decode("latin1"))
for s in ('b"é"', r'b"\x1"', r'b"\u0041"', r'b"\N{DIGIT ONE}"', r'b"\400"', 'b"a" "b"', 'b"a" f"b"', "bytes(-1)", "bytes([256])", "bytes('a')", "bytes(1.5)", "b'a' + 'b'", "b'a'[5]", "b'a'.decode('nope')", "b'\\xff'.decode()", "b''.join(['a'])", "b'a'.find('a')", "bytes([1], 'utf8')", "b'%s' % 'a'", "b'a' < 'b'"):
    import warnings
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try: print(s, "=", eval(s))
        except Exception as e: print(s, "->", type(e).__name__, str(e).split(" (<")[0].replace("(value error) ", "")[:70] if "x1" not in s else "bad escape")
d, total = {}, 0
for i in range(150):
    k = b"k%d" % (i % 5) if i % 2 else f"k{i % 5}".encode() if i % 3 else bytearray(b"k0")
    try: d[k] = d.get(k, 0) + i
    except TypeError as e: total += len(str(e))
    total += k[1] + len(k + b"x") + (k > b"k2") + k.count(b"k")
print(d, total)
h = 5381
for c in b"the quick brown fox" * 8: h = (h * 33 ^ c) & 0xFFFFFFFF
print(h, sum(bytes(range(256))), bytes(reversed(b"abc")), b"-".join([b"a", bytearray(b"b"), memoryview(b"c")]), b"a,b,,c".split(b","), bytes(x ^ 0x20 for x in b"Hello"), max(b"xyz"), b"abc".translate(bytes.maketrans(b"ab", b"yz")))
