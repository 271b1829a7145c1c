# bytearray: index and slice assignment, deletion, extended slices, what they refuse.
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
def put(b, k, v):
    b = bytearray(b); b[k] = v; return b
def rem(b, k):
    b = bytearray(b); del b[k]; return b
s = slice
for k, v in ((0, 65), (-1, 0), (s(1, 3), b"XYZ"), (s(1, 3), b""), (s(0, 0), b"in"), (s(9, 20), b"end"), (s(None, None, 2), b"123"), (s(4, 1), b"q"), (s(None, None, -1), b"654321"), (s(1, 3), [1, 2, 3]), (s(1, 2), range(3)), (s(0, 2), bytearray(b"!")), (s(None), memoryview(b"all")), (s(5, 2, -1), b"abc"), (s(1, 2), 3)):
    print(k, bytes(v) if isinstance(v, memoryview) else v, t(put, b"abcdef", k, v))
for k, v in ((6, 1), (-7, 1), (0, 256), (0, -1), (0, "a"), (0, b"a"), (0, 1.0), (s(0, 1), "a"), (s(0, 1), 5.5), (s(0, 1), [256]), (s(0, 1), ["a"]), (s(None, None, 2), b"12"), (s(None, None, 0), b""), ("a", 1), (None, 1), (1.0, 1), (2**70, 1)):
    print(k, bytes(v) if isinstance(v, memoryview) else v, t(put, b"abcdef", k, v))
for k in (0, -1, s(1, 3), s(None, None, 2), s(None, None, -2), s(4, 1), s(None), 6, -7, "a", s(1, 5, 3)):
    print(k, t(rem, b"abcdef", k), end="; ")
print()
b = bytearray(b"abc"); b[1:2] = b; print(b); b[:] = b; b[::2] = b[::-2]; print(b, b[0], b[-1:], b[5:], t(lambda: b[9]))
n, b = 0, bytearray(range(50))
for i in range(150):
    b[i % len(b)] = i
    b[i % 7:i % 11] = bytes([i]) * (i % 4)
    if i % 5 == 0: del b[i % 3::7]
    if len(b) < 20: b += bytes(range(30))
    n = n * 31 + len(b) + b[i % len(b)] & 0xffffff
print(n, bytes(b[:8]))
