# memoryviews: slices assigned, comparisons between formats, hash, tolist, release while exported, resizing refused, strides.
b = bytearray(range(16)); m = memoryview(b)
m[2:5] = b"abc"; m[0] = 255; m[-1] = 1; m[::4] = b"\0\0\0\0"; print(bytes(b), m[1], m[1:3].tobytes(), m[::-2].tolist())
def act(f):
    try: r = f(); return r
    except Exception as e: return f"{type(e).__name__}: {e}"
for f in (lambda: m.__setitem__(0, 256), lambda: m.__setitem__(0, -1), lambda: m.__setitem__(0, "x"), lambda: m.__setitem__(0, 1.5), lambda: m.__setitem__(99, 1), lambda: m[99], lambda: m["x"], lambda: m.__setitem__(slice(0, 2), b"abc"), lambda: m.__setitem__(slice(0, 2), [1, 2]), lambda: m.__delitem__(0), lambda: memoryview(b"ro").__setitem__(0, 1), lambda: memoryview("s"), lambda: memoryview(5), lambda: memoryview(), lambda: b.append(1), lambda: b.pop(), lambda: b.extend(b"x"), lambda: b.clear(), lambda: b.__setitem__(slice(0, 1), b"xy"), lambda: hash(m), lambda: m[0, 0], lambda: m[...] is m, lambda: m[None], lambda: m < m, lambda: m + m, lambda: m.x, lambda: m.__setitem__(..., b"z" * 16)): print(act(f))
print(hash(memoryview(b"abc")) == hash(b"abc"), m == b, m == bytes(b), m != b, m == "x", m == list(b), memoryview(b"ab") == memoryview(b"ab"), memoryview(b"") == memoryview(b""))
a = bytearray(12); a[::4] = b"\1\2\3"; ma = memoryview(a).cast("i"); f = memoryview(bytearray.fromhex("000000000000f03f" "0000000000000040")).cast("d")
print(ma == f, ma == memoryview(b"\1\2\3"), ma.format, f.format, ma.itemsize, ma.nbytes, ma.shape, ma.strides, ma.ndim, ma.tolist(), f[1], ma[1:].tolist(), ma[::-1] == ma, ma.readonly, ma.c_contiguous, ma[::2].contiguous, ma.obj is a)
ma[1] = -7; print(a, act(lambda: ma.__setitem__(0, 2 ** 40)), act(lambda: a.append(4)), act(lambda: ma.cast("d")), act(lambda: f.cast("i")), f.cast("B")[:4].tolist(), ma.cast("B").cast("i").tolist())
with memoryview(b) as w: v = w[3:]; print(len(v), w.hex()[:6], w.hex(":", 4)[:12])
print(act(lambda: w[0]), act(lambda: len(w)), repr(w)[:9], act(lambda: w.tobytes()), act(lambda: w.__enter__()), v[0], w == w)
m.release(); v.release(); m.release(); b.append(9); print(len(b), act(lambda: m.nbytes))
total = 0
buf = bytearray(64); view = memoryview(buf)
for i in range(200):
    view[i % 64] = (view[(i * 7) % 64] + i) % 256
    part = view[i % 32: i % 32 + 8]
    total += sum(part) + part[0]
    if i % 50 == 49: view[8:16] = part; view = memoryview(buf)[::1] if i < 100 else view.toreadonly() if i > 190 else view
print(total, bytes(buf[:8]), view.readonly, list(memoryview(b"xyz")), 120 in memoryview(b"xyz"), list(reversed(memoryview(b"xyz"))), memoryview(b"aba").tolist().count(97))
for case in memoryview(b"q"), b"q", bytearray(b"q"):
    match case:
        case bytes() | bytearray(): print("bytes")
        case [x]: print("sequence", x)
