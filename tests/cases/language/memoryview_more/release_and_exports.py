# memoryview: release, with, exports that keep a bytearray's size, views of views.
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
b = bytearray(b"abcdef")
m = memoryview(b)
s = m[1:4]
print(t(b.append, 1), t(b.pop), t(b.clear), t(b.extend, b"x"), t(b.__delitem__, 0), t(b.__setitem__, slice(0, 1), b"xy"), t(b.insert, 0, 1), t(b.__iadd__, b"q"), t(b.__imul__, 2), t(b.remove, 97))
b[0] = 65; b[1:3] = b"ZZ"; b.reverse(); print(b, m.tobytes(), s.tobytes(), t(b.__imul__, 1))
m.release(); print(t(m.tobytes), t(len, m), t(lambda: m[0]), t(lambda: m.format), t(m.release),  t(b.append, 1), t(memoryview, m), t(lambda: m == b), m == m)
s.release(); print(t(b.append, 33), b)
with memoryview(b) as w:
    w[0] = 90
    print(w.tolist(), t(b.pop))
print(b, t(w.tolist), t(w.__enter__), t(lambda: w[0:1]))
r = memoryview(b"ro"); print(t(r.__setitem__, 0, 1), t(r.__delitem__, 0), r.toreadonly() == r, r.obj)
n = 0
for i in range(80):
    with memoryview(b) as v, v[i % 4:] as u:
        u[0] = i
        n = n * 31 + sum(v) + len(u) & 0xffffff
    if i % 8 == 0: b.append(i)
print(n, len(b))
