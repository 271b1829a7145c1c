# int.to_bytes and from_bytes: orders, signs, lengths, iterables, errors.
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
for n in (0, 1, 127, 128, 255, 256, -1, -128, -129, 2**63, -2**63, 2**80):
    print(n, [t(n.to_bytes, k, o, signed=s) for k in (1, 2, 9, 11) for o in ("big", "little") for s in (False, True)])
print((5).to_bytes(), (5).to_bytes(2), (5).to_bytes(length=2, byteorder="little"), (0).to_bytes(0, "big"), t((1).to_bytes, 0, "big"), t((1).to_bytes, -1, "big"), t((1).to_bytes, 1, "middle"), t((1).to_bytes, "a"), t((1).to_bytes, 1, 5), t((1).to_bytes, 1, "big", True), t((256).to_bytes), t((-1).to_bytes))
fb = int.from_bytes
print(fb(b""), fb(b"\x80"), fb(b"\x80", signed=True), fb(b"\x01\x02", "little"), fb([1, 2, 3]), fb(bytearray(b"\xff\xff"), "big", signed=True), fb(memoryview(b"ab"), "big"), fb(range(5), "little"), fb((x for x in (1, 0)), "big"), fb(b"\xff" * 12, "big"), fb(b"\x00" * 20 + b"\x07", "big"))
print(t(fb, "ab", "big"), t(fb, 5, "big"), t(fb, [256], "big"), t(fb, [-1], "big"), t(fb, [1.5], "big"), t(fb, b"a", "x"), t(fb), t(fb, b"a", byteorder=None), t(fb, None), t(fb, b"a", "big", True))
class B:
    def __bytes__(self): return b"\x01\x00"
class Sub(int): pass
print(fb(B(), "big"), type(Sub.from_bytes(b"\x05", "big")).__name__, True.to_bytes(1, "big"), type(bool.from_bytes(b"\x05", "big")).__name__, bool.from_bytes(b"\x00", "big"))
n = 0
for i in range(-100, 100):
    v = i * 7919 ** (i % 5)
    for o in ("big", "little"):
        d = v.to_bytes(12, o, signed=True)
        assert fb(d, o, signed=True) == v
        n = n * 31 + d[i % 12] & 0xffffff
print(n)
