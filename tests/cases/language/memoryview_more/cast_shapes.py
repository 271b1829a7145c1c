# memoryview.cast: between formats, to shapes of more dimensions, and its errors.
import struct
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
b = bytearray(range(24))
m = memoryview(b)
for f in ("B", "b", "c", "h", "H", "i", "I", "l", "Q", "q", "?", "@i", "f"):
    c = m.cast(f)
    print(f, c.format, c.itemsize, c.shape, c.tolist()[:2] if f != "f" else len(c.tolist()))
g = m.cast("B", [2, 3, 4]); h = m.cast("H", shape=(3, 4))
print(g.shape, g.strides, g.ndim, g[1, 2, 3], g.tolist()[1][0], len(g), g.nbytes, h[2, 3], h.tolist(), t(lambda: g[0]), t(lambda: g[0, 0]), t(lambda: g[2, 0, 0]), len(g.tolist()), t(lambda: list(g)))
g[0, 0, 1] = 99; print(b[1], g.cast("B").shape, h.cast("B")[0], g == memoryview(b).cast("B", [2, 3, 4]), g == m, t(m.cast, "B", [5, 5]), t(m.cast, "B", [0, 24]), t(m.cast, "B", [-1]), t(m.cast, "H", [24]), t(m.cast, "zz"), t(m.cast, 5), t(m.cast), t(m.cast, "B", "ab"), t(m[::2].cast, "H"), t(m.cast("H").cast, "I"), t(m[:3].cast, "H"), m.cast("B", []) if False else "")
d = memoryview(struct.pack("<3d", 1.5, -2.0, 1e300)).cast("d")
print(d.tolist(), d[1], d.readonly, d[::-1].tolist(), t(d.__setitem__, 0, 1.0))
z = memoryview(bytearray(8)).cast("i"); z[0] = -5; z[1] = 2**31 - 1
print(z.tolist(), t(z.__setitem__, 0, 2**31), t(z.__setitem__, 0, 1.5),  memoryview(b"\1").cast("?")[0], memoryview(b"a").cast("c")[0], t(memoryview(bytearray(1)).cast("c").__setitem__, 0, 97), t(memoryview(bytearray(1)).cast("c").__setitem__, 0, b"ab"))
n = 0
q = m.cast("I")
for i in range(100):
    q[i % 6] = (q[i % 6] * 1664525 + i) & 0xffffffff
    n ^= m[i % 24] + h[i % 3, i % 4] + m.cast("Q")[i % 3] & 0xffff
print(n, b.hex())
