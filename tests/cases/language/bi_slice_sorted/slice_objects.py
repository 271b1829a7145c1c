# slice(): attributes, indices, comparison, and classes that are given slices.
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
s = slice(1, 10, 2)
print(s, s.start, s.stop, s.step, slice(5), slice(None), slice("a", [], {}), slice(1, 2) == slice(1, 2), slice(1) < slice(2), slice(1, 2) == (1, 2, None), t(slice), t(slice, 1, 2, 3, 4))
for args in ((5,), (-3, None), (None, None, -1), (10, 0, -3), (-100, 100), (100, -100, -1), (2, 5, 10), (None, 3, 2**70), (True, 4), (-2**70, 2**70)):
    print(args, [slice(*args).indices(n) for n in (0, 1, 7)])
print(t(s.indices), t(s.indices, -1), t(s.indices, "a"), t(slice(1, 2, 0).indices, 5), t(slice("a").indices, 5), t(slice(1.5).indices, 3), t(setattr, s, "start", 1), t(hash, s))
class G:
    def __getitem__(self, k): return k
    def __setitem__(self, k, v): print("set", k, v)
    def __delitem__(self, k): print("del", k)
g = G()
print(g[1:2], g[:], g[::], g[1:2, 3], g[..., 1:], g[()], g[1,], g["a":"b":"c"], g[not 1:2])
g[1:2] = 5; del g[:, 1]; print(g[(a := 3)], a); g[*[1, 2], 3] = 4
class I:
    def __init__(self, v): self.v = v
    def __index__(self): return self.v
print("abcdef"[I(1):I(-1)], [1, 2, 3, 4][::I(2)], (1, 2, 3)[I(-2):], range(10)[I(2):I(8):I(3)], b"abc"[:I(2)], t(lambda: "abc"[1.0:]), t(lambda: [1]["a":]), t(lambda: (1,)[::0]))
print(s.__reduce__(), t(lambda: type("S", (slice,), {})))
n = 0
seq = list(range(50))
for a in range(-6, 7):
    for st in (-3, -1, 1, 2, 7):
        sl = slice(a, -a or None, st)
        n = n * 7 + sum(seq[sl]) + len(range(*sl.indices(50))) & 0xffffff
        assert seq[sl] == [seq[i] for i in range(*sl.indices(50))]
print(n)
