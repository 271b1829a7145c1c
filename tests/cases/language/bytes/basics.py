# Bytes: making, slicing, searching, from and to text and ints, and what goes wrong.

b = b"hello world"
print(b[0], b[1:4], b[::-1], b.upper(), b.split(), b.split(b"o"), b.find(b"o"), b.rfind(b"o"), b.count(b"l"), 104 in b, b"wor" in b)
print(b.replace(b"l", b"L"), b.replace(b"", b"-", 3), b.startswith(b"he"), b.endswith((b"x", b"ld")), b.hex(), b.hex(":"), bytes.fromhex("00 ff 7f"))
print(bytes(3), bytes([1, 2, 255]), bytes("é", "utf-8"), bytes(b"x"), list(b"abc"), b"a" < b"b", b"a" == "a", hash(b"abc") == hash("abc"))
print(b"%s" if 0 else b"ab" * 3, b"x" + b"y", b",".join([b"a", b"b"]), b" x ".strip(), b"\x00\t\n\r\\'\"", repr(b'"'), repr(b"'"))
for bad in (lambda: b"a" + "b", lambda: bytes([256]), lambda: b"a"[5], lambda: bytes("x"), lambda: b"\xff".decode(), lambda: "é".encode("ascii"), lambda: b"a".join(["x"]), lambda: b"abc".index(b"z"), lambda: int.from_bytes(b"a", "middle"), lambda: (256).to_bytes(1, "big"), lambda: "x" in b"x", lambda: len(5), lambda: (-1).to_bytes(2,"big"), lambda: b"\xc3".decode(), lambda: b"a\x80b".decode("ascii")):
    try: print(bad())
    except Exception as e: print(type(e).__name__, e)
print(b"\xff\xfe".decode("latin-1"), b"a\xffb".decode("utf-8", "replace"), b"a\xffb".decode(errors="ignore"), "aé".encode("ascii", "replace"), "aé".encode("latin-1"), (2**70).to_bytes(9, "little"), int.from_bytes(b"\xff\xff", "big", signed=True), (-2).to_bytes(3, "little", signed=True))
print(type(b).__name__, isinstance(b, bytes), bool(b""), {b"k": 1}[b"k"], sorted([b"b", b"a"]), max(b"abc"), b"ab".isalpha(), b"12".isdigit(), f"{b!r:>6}", "%s" % b"x", str(b"x"), b"aXb".lower())
