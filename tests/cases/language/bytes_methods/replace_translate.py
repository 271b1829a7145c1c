# bytes and bytearray: replace, translate with delete, maketrans, removeprefix and removesuffix.
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
for kind in (bytes, bytearray):
    b = kind(b"abcab")
    print([b.replace(*a) for a in ((b"a", b"X"), (b"ab", b""), (b"", b"-"), (b"", b"-", 2), (b"a", b"XYZ", 1), (b"a", b"x", 0), (b"z", b"y"), (b"abcab", b"q"), (bytearray(b"c"), memoryview(b"CC")))])
    print(t(b.replace, b"a"), t(b.replace, "a", b"b"), t(b.replace, b"a", 5), t(b.replace, b"a", b"b", "x"), t(b.replace, 97, b"x"))
    table = bytes.maketrans(b"abc", b"xyz")
    print(b.translate(table), b.translate(None, b"a"), b.translate(table, b"b"), b.translate(table, delete=b"c"), b.translate(None, delete=b""), t(b.translate, b"short"), t(b.translate, "x"), t(b.translate, None, "a"), t(b.translate), t(b.translate, 5), len(table), t(kind.maketrans, b"a", b"bc"), t(kind.maketrans, "a", "b"), t(kind.maketrans, b"a"))
    print(b.removeprefix(b"ab"), b.removesuffix(b"ab"), b.removeprefix(b"z"), b.removesuffix(b""), t(b.removeprefix, "a"), t(b.removesuffix, 97), b.removeprefix(bytearray(b"abc")), b.removeprefix(b) == b"", type(b.removeprefix(b"q")).__name__, b.removeprefix(b"q") is b)
n, d = 0, b"the quick brown fox"
rot = bytes((c - 97 + 13) % 26 + 97 if 97 <= c <= 122 else c for c in range(256))
for i in range(100):
    d = d.translate(rot).replace(b"a", b"bo", i % 3).translate(None, b"zq"[:i % 2])
    n = n * 33 + len(d) + d[i % len(d)] & 0xffffff
    if len(d) > 50: d = d[:25]
print(n, d)
