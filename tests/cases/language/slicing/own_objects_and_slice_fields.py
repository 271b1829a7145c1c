# Slice objects: made by every syntax, indices(), compared, not hashed, __index__ bounds, huge ones, in __getitem__ of one's own, of str, bytes, tuples, ranges in loops.
class R:
    def __getitem__(self, k): return k
    def __setitem__(self, k, v): log.append((k, v))
    def __delitem__(self, k): log.append(("del", k))
    def __class_getitem__(cls, k): return ("class", k)
class I:
    def __init__(self, n): self.n = n
    def __index__(self):
        if isinstance(self.n, str): raise ValueError(self.n)
        return self.n
    def __repr__(self): return f"I({self.n})"
log, r = [], R()
print(r[1:2], r[::], r[:], r[1:], r[:2:3], r[1:2, 3], r[1:2, ...], r[()], r[(1, 2)], r[1,], r["a":"b":[]], r[None:None], r[*[1, 2]], r[*"ab", 1:2], r[lambda: 0:5] if 0 else r[(lambda: 0) and 5:], r[x := 3], x, R[1:2], r[-1:-2:-3], r[not 1:2])
r[1:2] = r[3:] = "v"; del r[::2], r[5]; print(log)
def act(f):
    try: return f()
    except Exception as e: return f"{type(e).__name__}: {e}"
s = slice(1, 10, 2)
for f in (lambda: s.indices(5), lambda: s.indices(0), lambda: slice(None).indices(3), lambda: slice(None, None, -1).indices(3), lambda: slice(-5, -1).indices(3), lambda: slice(10, -10, -3).indices(4), lambda: slice(None, None, 0).indices(3), lambda: s.indices(-1), lambda: s.indices("x"), lambda: s.indices(I(4)), lambda: slice("a").indices(3), lambda: slice(1.5).indices(3), lambda: slice(I(1), I(3)).indices(10), lambda: slice(2 ** 70, None, -2 ** 70).indices(2 ** 65), lambda: slice(I("boom")).indices(2), lambda: s == slice(1, 10, 2), lambda: s != slice(1), lambda: s < slice(2), lambda: slice(1, "a") < slice(1, 2), lambda: hash(s), lambda: s.start, lambda: setattr(s, "start", 2), lambda: slice(), lambda: slice(1, 2, 3, 4), lambda: slice(stop=1), lambda: repr(slice(1)), lambda: repr(slice("a", [], {})), lambda: type("S", (slice,), {}), lambda: {slice(1): 2}, lambda: s.x, lambda: list(s), lambda: len(s), lambda: s.__reduce__()[1], lambda: [1, 2, 3][slice(I(1), None)], lambda: "abc"[I(-2):], lambda: (1, 2, 3)[::I(2)], lambda: b"abc"[I(0):I(2)], lambda: [1, 2][I("bad"):], lambda: "abc"["a":], lambda: "abc"[1.0:], lambda: "abc"[::0], lambda: "abc"[None:None:None], lambda: (1, 2)[:: 2 ** 80], lambda: "abcdef"[5:1:-2], lambda: "abcdef"[-100:100:5], lambda: "abcdef"[2:2], lambda: "abcdef"[4:2], lambda: [0] * 3 == [0, 0, 0][:], lambda: "☕é\U0001f600x"[::-1], lambda: "☕é\U0001f600x"[1:3], lambda: range(10)[I(2):I(8):I(3)], lambda: range(10)["a":], lambda: {}[1:2], lambda: {slice(1, 2): 1}, lambda: 5[1:2], lambda: None[:], lambda: {1}[0:1], lambda: (x for x in "a")[0:1], lambda: memoryview(b"abcd")[1:3].tobytes(), lambda: memoryview(b"abcd")[::-2].tolist()): print(act(f))
class Vec:
    def __init__(self, *v): self.v = list(v)
    def __len__(self): return len(self.v)
    def __getitem__(self, k):
        if isinstance(k, tuple): return [self[q] for q in k]
        if isinstance(k, slice): return Vec(*[self.v[i] for i in range(*k.indices(len(self)))])
        return self.v[k]
    def __setitem__(self, k, v):
        if isinstance(k, slice):
            for i, x in zip(range(*k.indices(len(self))), v, strict=True): self.v[i] = x
        else: self.v[k] = v
    def __repr__(self): return f"V{self.v}"
v = Vec(*range(8)); v[::3] = "abc"; v[-2:] = [7.5, v[1:3]]; print(v, v[1, 2:4, -1], v[5:1:-1], act(lambda: v.__setitem__(slice(0, 3), "ab")), v[:2])
total = 0
seqs = [list(range(12)), tuple(range(12)), "abcdefghijkl", b"abcdefghijkl", range(12), Vec(*range(12)), bytearray(b"abcdefghijkl"), "é☕" * 6]
for i in range(400):
    q = seqs[i % 8 if i > 80 else i % 2]
    a, b, c = i % 13 - 6, i % 17 - 3, (i % 7 - 3) or None
    if i > 200: a = I(a)
    if i > 300: b = None if i % 2 else 2 ** 63
    part = q[a:b:c]; total += len(part) * 31
    if len(part): p = part[len(part) // 2]; total += p if isinstance(p, int) else len(str(p))
    if i % 50 == 49: seqs[0][i % 12:] = [float(i)] * (12 - i % 12)
print(total)
