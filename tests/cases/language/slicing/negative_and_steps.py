# Slices of every sequence: bounds clipped, negative steps, objects with __index__.
s = list(range(10))
bounds = [None, 0, 1, 5, 9, 10, 15, -1, -5, -10, -15]
acc = []
for a in bounds:
    for b in bounds:
        for st in (None, 1, 2, 3, -1, -2, -3, 20, -20):
            r = s[a:b:st]
            assert list("0123456789"[a:b:st]) == [str(v) for v in r] and tuple(s)[a:b:st] == tuple(r) and list(range(10)[a:b:st]) == r and list(bytes(s)[a:b:st]) == r and list(bytearray(s)[a:b:st]) == r and list(memoryview(bytes(s))[a:b:st]) == r
            acc.append(len(r) * 7 + sum(r))
print(len(acc), sum(acc), max(acc))
class I:
    def __init__(self, n): self.n = n
    def __index__(self): return self.n
print(s[I(2):I(-2)], s[True:], s[I(3)], "abc"[I(1)], s[:: I(-3)], s[-(2 ** 70):2 ** 70], s[2 ** 70:], s[:-(2 ** 65)], s[::2 ** 66], s[::-(2 ** 66)])
for bad in (lambda: s[::0], lambda: s["a":], lambda: s[1.0:], lambda: s[:I(1.5)], lambda: s[I("x")], lambda: s[1, 2], lambda: s[None], lambda: b""["x":], lambda: range(5)[1.5], lambda: s[10], lambda: s[-11], lambda: ""[0], lambda: ()[0], lambda: b""[0], lambda: range(0)[0], lambda: s[2 ** 70], lambda: {}[1:2]):
    try: print(bad())
    except Exception as e: print(type(e).__name__, e)
class Show:
    def __getitem__(self, k): return k
o = Show()
print(o[1:2], o[::], o[1:2, 3], o[..., None:], o[()], o[1,], o[:, 1:2:3], o[(1, 2)], o[[1]], o["a":"b":"c"], o[lambda: 0].__class__.__name__, o[x := 5], o[*[1, 2]], o[*"ab", 3])
total = 0
for i in range(100):
    seq = s if i % 3 else tuple(s) if i % 2 else "0123456789"
    part = seq[i % 5 - 2:i % 11 - 3:(i % 3 or -1)]
    total += len(part) * i
print(total, slice(1, 2) == slice(1, 2), slice(5).indices(3), slice(None, None, -1).indices(4), slice(-3, None).indices(10))
