# bytes and bytearray: split, rsplit, splitlines, strip, partition, join and their result types.
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
for kind in (bytes, bytearray):
    for s in (b"", b" a b  c ", b"a,b,,c,", b"x\r\ny\nz\r\x0b\x0c\x1cq\x85"):
        b = kind(s)
        print(b.split(), b.split(b","), b.rsplit(b",", 1), b.split(None, 1), b.rsplit(maxsplit=1), b.splitlines(), b.splitlines(True), b.partition(b","), b.rpartition(b","), b.strip(), b.strip(b" ,"), b.lstrip(b" a"), b.rstrip(b"\r,q\x85"))
    b = kind(b"a-b")
    print(t(b.split, b""), t(b.split, "-"), t(b.split, 5), t(b.split, bytearray(b"-")), t(b.partition, b""), t(b.partition, "-"), t(b.strip, "a"), t(b.strip, 97), t(b.strip, None), t(b.splitlines, "x"), t(b.rsplit, b"-", "x"), type(b.split()[0]).__name__, [type(x).__name__ for x in b.partition(b"z")])
    print(t(b.join, [b"1", bytearray(b"2"), memoryview(b"3")]), t(b.join, []), t(b.join, ["a"]), t(b.join, [b"a", 5]), t(b.join, b"ab"), t(b.join, 5), t(b.join, (x for x in (b"p", b"q"))), t(b.join, "ab"), type(b.join([bytearray(b"x")])).__name__)
n = 0
for i in range(100):
    parts = (b"k%d=v%d;" % (i, i * i) * (i % 4)).split(b";", i % 3)
    n = n * 31 + len(parts) + sum(len(p.strip(b"=kv0")) for p in parts) + len(b"|".join(parts).rsplit(b"=", 2)[0]) & 0xffffff
print(n)
