# memoryview: its attributes, formats, tolist, tobytes, item access, readonly errors.
import struct
def array(f, v): return memoryview(bytearray(struct.pack(f"<{len(v)}{f}", *v))).cast(f)
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
def put(m, k, v): m[k] = v; return m.tolist()
def rem(m, k): del m[k]
for src in (b"abcd", bytearray(b"abcd"), array("i", [1, -2, 3]), array("d", [1.5, 2.5]), array("H", [1, 65535]), array("b", [-1, 1])):
    m = memoryview(src)
    print(m.format, m.itemsize, m.nbytes, m.shape, m.strides, m.suboffsets, m.ndim, m.readonly, m.contiguous, m.c_contiguous, m.f_contiguous, len(m), m.tolist(), m.tobytes(), m[0], m[-1], type(m.obj).__name__)
    print(t(put, m, 0, 7), t(put, m, 0, 7.5), t(put, m, 0, "a"), t(put, m, 0, 300), t(put, m, 0, -1), t(put, m, 99, 1), t(put, m, slice(0, 2), src[:2]), t(put, m, slice(0, 2), b"q"), t(rem, m, 0), t(m.__getitem__, 99), t(m.__getitem__, "a"), t(m.__getitem__, (0, 0)), t(m.__getitem__, (0,)))
m = memoryview(bytearray(range(10)))
print(m[2:8:2].tolist(), m[::-1].tolist(), m[::-1].contiguous, m[::2].strides, m[::2].tobytes(), m[3:3].tolist(), m[::2].nbytes, m[5:2].shape, m.tobytes("C"), t(m.tobytes, "X"), m[::-2].hex(), m.hex(":", 4), m[:3] == b"\0\1\2", m == bytearray(range(10)), m != b"", t(hash, m), hash(memoryview(b"ab")) == hash(b"ab"), t(lambda: m < m))
print(t(memoryview), t(memoryview, "a"), t(memoryview, 5), t(memoryview, [1]), t(memoryview, b"a", b"b"), memoryview(object=b"x").tolist(), memoryview(memoryview(b"q")).tobytes(), t(setattr, m, "readonly", 1), t(lambda: m + b""), t(lambda: m * 2), 3 in m, list(reversed(m))[:2], m.index(3) if hasattr(m, "index") else "no index", bytes(m[:2]), m.toreadonly().readonly, t(put, m.toreadonly(), 0, 1))
n = 0
v = memoryview(array("I", range(40)))
for i in range(120):
    n = n * 31 + v[i % 40] + v[i % 40 // 2:].nbytes + len(v[::i % 5 + 1]) & 0xffffff
    v[i % 40] = n & 0xffff
print(n, sum(v))
