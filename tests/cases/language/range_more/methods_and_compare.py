# range: constructor, attributes, index, count, slices, equality, hashing, huge ranges, errors.
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
class I:
    def __index__(self): return 4
print(range(5), range(1, 5), range(1, 5, 2), range(I()), repr(range(0, 5, 1)), t(range), t(range, 1.0), t(range, "a"), t(range, 1, 2, 0), t(range, 1, 2, 3, 4), t(range, stop=5), t(range, None), range(True))
r = range(10, 0, -3)
print(list(r), len(r), r[0], r[-1], r[1:], r[::-1], r[::2], r[5:], r[2:0:-1], t(lambda: r[4]), t(lambda: r["a"]), t(lambda: r[1.0]), 7 in r, 8 in r, 7.0 in r, "7" in r, 10 in r, 0 in r, r.index(4), t(r.index, 5), t(r.index, "a"), r.count(7), r.count(8), r.count(7.0), r.start, r.stop, r.step, bool(r), bool(range(0)), min(r), max(r), sum(r), list(reversed(r)), r.__reduce__()[1])
print(range(0) == range(2, 1), range(0, 3, 2) == range(0, 4, 2), range(3) == [0, 1, 2], range(1, 2) == range(1, 9, 100), hash(range(0, 3, 2)) == hash(range(0, 4, 2)), range(5) != range(6), t(lambda: range(1) < range(2)), {range(3): "x"}[range(0, 3, 1)], t(lambda: range(3) + range(2)), t(lambda: range(3) * 2), t(setattr, r, "start", 1), t(type, "R", (range,), {}))
h = range(10**20, 10**20 + 10, 3); g = range(-2**70, 2**70)
print(h, list(h), len(h), h[2], 10**20 + 3 in h, h[-1], h[1:3], t(len, g), g[2**70], 5 in g, g.index(0), bool(g), g[::-1][0], t(lambda: g[2**72]), next(iter(g)), range(2**62, 2**62 + 3)[1:], list(range(2**63 - 2, 2**63 + 1)), g.count(5), next(reversed(g)))
it = iter(range(5)); next(it); print(it.__length_hint__(), list(it), t(next, it), it.__length_hint__())
class C(int):
    def __eq__(self, o): return True
    __hash__ = int.__hash__
print(C(99) in range(3), C(99) == 1, range(3).count(C(9)), t(range(3).index, C(9)))
n = 0
for i in range(-60, 60):
    r = range(i, -i, (i % 7) - 3 or 2)
    n = n * 31 + len(r) + sum(r) + (i + 2 in r) + (r[-1] if r else 0) + len(r[::-2]) & 0xffffff
for i in range(2**63 - 30, 2**63 + 30): n ^= i
print(n)
