# slice objects: attributes, indices, comparison, hash, repr.

def attempt(f, *args, **kw):
    try:
        return repr(f(*args, **kw))
    except Exception as e:
        return f"{type(e).__name__}: {e}"

slices = [slice(5), slice(1, 5), slice(1, 10, 2), slice(None, None, -1), slice(-3, None), slice(None, -2), slice("a", "b", "c"), slice(10**30), slice(-10**30, 10**30, 3), slice(5, 1, -2), slice(True), slice(None)]
for s in slices:
    print(s, s.start, s.stop, s.step, [attempt(s.indices, n) for n in (0, 1, 5, 100)], attempt(s.indices, 10**30), attempt(s.indices, -1), attempt(s.indices, "x"))
print(slice(1, 2) == slice(1, 2), slice(1, 2) == slice(1, 2, None), slice(1) < slice(2), slice(1, 2) != slice(1, 3), slice(1) == 1, attempt(hash, slice(1)), attempt(slice), attempt(slice, 1, 2, 3, 4), attempt(lambda: slice(1) < slice("a")), attempt(lambda: slice(1, 2) < 5), attempt(lambda: {slice(1): 1}), attempt(slice, x=1))
class I:
    def __init__(self, v): self.v = v
    def __index__(self): return self.v
data = list(range(10))
print(data[I(2):I(8):I(3)], "abcdefgh"[I(1):I(-1)], (1, 2, 3)[I(0):I(2)], slice(I(1), I(5)).indices(10), attempt(lambda: data[I("x"):]), attempt(lambda: data[1.5:]), attempt(lambda: data[::0]), attempt(lambda: "abc"["a":]), attempt(lambda: data[:"x"]), attempt(slice(1, 2, 0).indices, 5), data[10**30:], data[-10**30:2], data[::10**30], data[::-10**30], data[slice(2, 4)], data[None:None:None])
class G:
    def __getitem__(self, k): return k
g = G()
print(g[1:2], g[::], g[1:2, 3], g[..., 1:], g[:, 0], g[1:2:3], g["a":"b"], g[()], g[1,])
n = 0
for k in range(100):
    s = slice(k % 7, -(k % 3) or None, k % 4 + 1)
    n += sum(data[s]) + len("x" * k) - sum(s.indices(k))
print(n)
