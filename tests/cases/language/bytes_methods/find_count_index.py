# bytes and bytearray: find, count, index, in, with ints and buffers as needles.
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
for kind in (bytes, bytearray):
    b = kind(b"abcabc\x00\xff")
    print([b.find(x) for x in (b"b", b"bc", b"", 97, 255, 0, bytearray(b"ca"), memoryview(b"c"), b"z")], [b.rfind(x) for x in (b"b", b"", 97, b"abc")], [b.count(x) for x in (b"a", b"", 98, b"abc", b"zz")])
    print([t(b.index, x) for x in (b"c", 99, b"z", 100)], [t(b.rindex, x, 0, 3) for x in (b"c", 99, b"a", 255)], [b.find(b"a", *s) for s in ((1,), (-3,), (4, 5), (None, 1), (9,))], b.count(b"", 2, 5), b.count(97, 1), b.rfind(97, 0, -1))
    print([t(b.find, x) for x in (256, -1, "a", None, 1.5, [97], 2**70)], t(b.count), t(b.find, b"a", "x"), t(b.index, "a"), t(lambda: 256 in b), t(lambda: "a" in b), t(lambda: None in b), 97 in b, b"bca" in b, b"" in b, bytearray(b"x") in b, t(lambda: -1 in b))
n = 0
data = bytes(range(97, 110)) * 5
for i in range(150):
    n = n * 7 + data.find(i) + data.count(bytes([97 + i % 13])) * 3 + data.rfind(b"mab", 0, i) + (i in data) + data.find(data[i % 20:i % 20 + 3], i % 7) & 0xffffff
print(n)
