# memoryview: attributes, subscripts, slices, iteration, comparison, hash.

def attempt(f, *args, **kw):
    try:
        return repr(f(*args, **kw))
    except Exception as e:
        return f"{type(e).__name__}: {e}"

def describe(m):
    return (m.nbytes, m.itemsize, m.format, m.shape, m.strides, m.suboffsets, m.ndim, m.readonly, m.c_contiguous, m.f_contiguous, m.contiguous, len(m))

data = bytearray(b"abcdefghij")
m = memoryview(data)
print(describe(m), m.obj is data, m[0], m[-1], m[2:5].tobytes(), m[::2].tolist(), m[::-1].tobytes(), bytes(m[8:2:-3]), m.tolist(), list(m), m.hex(), m.hex(":", 4))
print(describe(m[::2]), describe(m[3:3]), describe(m[::-1]), describe(memoryview(b"ro")))
m[0] = 65; m[1:3] = b"BC"; m[-2:] = bytearray(b"IJ"); m[::5] = memoryview(b"xy")
print(data, 98 in m, 66 in m, m == data, m == bytes(data), m != b"x", memoryview(b"ab") == memoryview(bytearray(b"ab")), m == "str", m == 5)
m[0:4] = m[4:8]
print(data)
for f in (lambda: m[100], lambda: m["x"], lambda: m[1.5], lambda: m[0, 0], lambda: m[()], lambda: m[0:2, 0:2], lambda: m[None], lambda: m[10**30], lambda: m < m, lambda: hash(m), lambda: m + m, lambda: memoryview("x"), lambda: memoryview(5), lambda: memoryview(), lambda: m.cast("z"), lambda: m.cast("i"), lambda: m.cast(5), lambda: m[::2].cast("B"), lambda: m.tobytes("X"), lambda: m.index(1)):
    print(attempt(f))
def put(k, v): m[k] = v
def rem(k): del m[k]
ro = memoryview(b"frozen")
def put_ro(): ro[0] = 1
for f, args in [(put, (0, 256)), (put, (0, "x")), (put, (0, b"x")), (put, (0, 1.5)), (put, (slice(0, 2), b"xyz")), (put, (slice(0, 2), 5)), (put, (100, 1)), (put, ("k", 1)), (rem, (0,)), (put_ro, ()), (put, (slice(0, 2), "ab"))]:
    print(attempt(f, *args))
print(hash(ro) == hash(b"frozen"), ro.toreadonly().readonly, m.toreadonly().readonly, attempt(hash, m.toreadonly()))
print(attempt(lambda: {ro: 1}[b"frozen"]))
r = memoryview(data)
print(repr(r).startswith("<memory at 0x"), r.release(), repr(r).startswith("<released memory at 0x"), r.release())
for f in (lambda: r[0], lambda: len(r), lambda: r.tobytes(), lambda: r.nbytes, lambda: r.obj, lambda: list(r), lambda: r == data, lambda: r == r, lambda: bytes(r), lambda: r.__enter__(), lambda: memoryview(r), lambda: bool(r), lambda: hash(r), lambda: r.cast("B")):
    print(attempt(f))
total = 0
for k in range(100):
    part = m[k % 7:]
    total += part[0] + len(part)
    m[k % 10] = (m[k % 10] + k) % 256
print(total, bytes(m), bytearray(b"").join([memoryview(b"a"), b"b"]), b"xay".find(memoryview(b"a")), int.from_bytes(memoryview(b"\1\2"), "big"), bytes(memoryview(b"abc")), bool(memoryview(b"")), reversed(memoryview(b"ab")) is not None, list(reversed(memoryview(b"ab"))))
