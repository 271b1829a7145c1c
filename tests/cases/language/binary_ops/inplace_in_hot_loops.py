# In-place operators on attributes, items, globals, cells and slices while the types change.
class V:
    def __init__(self, n): self.n = n
    def __iadd__(self, o): self.n += o if isinstance(o, (int, float)) else len(o); return self
    def __isub__(self, o): return self.n - o
    def __imul__(self, o): self.n *= o; return self
    def __repr__(self): return f"V({self.n})"
class Box: total = 0; shared = []
g, box, items, d = 0, Box(), [0, 0.0, "", [], V(0)], {"k": 0}
def cell():
    c = 0
    def add(x):
        nonlocal c
        c += x; return c
    return add
add = cell()
for i in range(150):
    g += i if i < 100 else 0.5
    box.total += i
    box.shared += [i] if i % 50 == 0 else ()
    items[0] += i; items[1] += i / 2; items[2] += "x" if i % 10 == 0 else ""; items[3] += (i,) if i % 30 == 0 else []; items[4] += i if i % 2 else "abc"
    items[i % 2] *= 1
    d["k"] |= i; d["k"] ^= i << 1; d["k"] &= 2 ** 70 - 1; d["k"] <<= 1; d["k"] >>= 1
    add(i if i < 60 else 2 ** 61 if i < 64 else -(2 ** 61) if i < 68 else 1)
    if i == 75: items[4] *= 2
    if i == 120: Box.total = 5; del box.total
print(g, box.total, Box.total, Box.shared, items, d, add(0))
v = w = V(1); v += 5; print(v is w, w); v -= 2; print(v, w)
l = m = [1]; l += "ab"; l *= 2; print(m is l, m); l = l + [0]; print(m is l)
t = u = (1,); t += (2,); t *= 2; print(t, u); s = z = {1}; s |= {2}; s -= {1}; s ^= {5}; print(z, s is z); f = h = frozenset({1}); f |= {2}; print(h, len(f))
b = c = bytearray(b"a"); b += b"b"; b *= 2; print(c, b is c); q = r = b"a"; q += b"z"; print(q, r)
for bad in ("l += 5", "l += None", "t += [1]", "s |= [1]", "f &= 5", "b += 'x'", "q += 1", "g += 'x'", "g @= 1", "d += {}", "d |= 5", "g >>= 1.5", "l *= 1.5", "l -= [1]", "none += 1", "5 .x += 1"):
    try: exec(bad)
    except Exception as e: print(bad, "->", type(e).__name__, e)
n = 2 ** 62 - 3
for i in range(6): n += 1; n -= 0; n *= 1
print(n, type(n))
