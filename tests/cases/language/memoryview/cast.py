# memoryview.cast: formats, shapes, items of every kind.

def attempt(f, *args, **kw):
    try:
        return repr(f(*args, **kw))
    except Exception as e:
        return f"{type(e).__name__}: {e}"

raw = bytearray(range(1, 17))
m = memoryview(raw)
for fmt in ["c", "b", "B", "h", "H", "i", "I", "l", "L", "q", "Q", "n", "N", "f", "d", "?", "P", "@I", "<I", "x", "", "ii", "@"]:
    print(fmt, attempt(lambda: (m.cast(fmt).tolist(), m.cast(fmt).itemsize, m.cast(fmt).format, len(m.cast(fmt)))))
for fmt, values in [("b", [-128, 127, 128, -129, "x"]), ("B", [0, 255, 256, -1, 1.5]), ("h", [32767, 32768]), ("I", [2**32 - 1, 2**32, -1]), ("q", [-2**63, 2**63 - 1, 2**63]), ("Q", [2**64 - 1, 2**64]), ("f", [1.5, 1, "x", 0.1]), ("d", [0.1, 2, None]), ("?", [True, 0, "x", []]), ("c", [b"z", b"zz", 5])]:
    v = m.cast(fmt)
    for value in values:
        def put():
            v[0] = value
            return v[0]
        print(fmt, repr(value), attempt(put))
g = memoryview(bytearray(range(12))).cast("B", [3, 4])
print(g.ndim, g.shape, g.strides, g.tolist(), g[1, 2], g[-1, -1], len(g), g.nbytes, g.c_contiguous, g.f_contiguous, g.tobytes())
g[0, 1] = 99
print(g.tolist(), attempt(lambda: g[0]), attempt(lambda: g[0:1].tolist()), attempt(lambda: g[0, 0, 0]), attempt(lambda: g[3, 0]), attempt(lambda: g[0, 9]), attempt(lambda: list(g)), attempt(lambda: g[0:1, 0:1]), g.cast("B").tolist(), attempt(lambda: g.cast("B", [2, 6])))
print(attempt(lambda: m.cast("B", [3, 4])), attempt(lambda: m.cast("B", [0, 4])), attempt(lambda: m.cast("B", ["x"])), attempt(lambda: m.cast("B", 5)), attempt(lambda: m.cast("i").cast("h")), m.cast("H").cast("B").tobytes() == bytes(m), m.cast("i", (2, 2)).shape, m.cast(format="h", shape=[2, 4]).tolist()[1][0])
print(m.cast("i") == m.cast("i"), m.cast("B") == m.cast("b"), m.cast("I") == m, m.cast("B", [4, 4]) == m, memoryview(b"\1\0\2\0").cast("H") == memoryview(b"\1\2"), memoryview(b"\0\0\xc0\x7f").cast("f") == memoryview(b"\0\0\xc0\x7f").cast("f"))
import_free = memoryview(bytearray(8)).cast("d")
for k in range(100):
    import_free[0] = import_free[0] + k / 8
print(import_free[0], bytes(import_free))
