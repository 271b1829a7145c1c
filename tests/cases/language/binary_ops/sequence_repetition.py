# Sequences times numbers: zero, negative, bool, __index__, big, in place, nested sharing, in hot loops.
class Idx:
    def __init__(self, n): self.n = n
    def __index__(self): return self.n
for s in ("ab", b"ab", [1], (1, 2), bytearray(b"x"), "", [], ()):
    print([s * n for n in (0, 1, -3, True, Idx(2))], 2 * s, s * 2 == s + s, (s * 1) is s)
for f in (lambda: "a" * 1.5, lambda: [1] * "a", lambda: "a" * "b", lambda: [1] * None, lambda: (1,) * [], lambda: "a" * 2 ** 70, lambda: [0] * 2 ** 63, lambda: 1.5 * [1], lambda: {1} * 2, lambda: {} * 2, lambda: range(2) * 2, lambda: "a" * Idx(1.5), lambda: [1] * Idx("x"), lambda: None * 2):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
l = m = [1, 2]; l *= 2; print(m, l is m); l *= 0; print(m); t = (1,); t *= 3; print(t); s = "ab"; s *= True; print(s)
g = [[0]] * 3; g[0].append(1); print(g); h = [[0] for _ in range(3)]; h[0].append(1); print(h)
total = 0
for i in range(150):
    n = i % 5 - 1 if i < 80 else Idx(i % 3)
    s = ("xy", [i], (i, 0.5), b"z")[i % 4]
    r = s * n if i % 2 else n * s if not isinstance(n, Idx) else s * n
    total += len(r)
    if i == 110: Idx.__index__ = lambda self: 1
    if i == 130: Idx.__rmul__ = lambda self, o: "rmul"
print(total, [0] * 3 + [1] * 2, "-" * 5 + "|", ("a", *("b",) * 2), [*"ab" * 2], "=" * (n := 3), n)
