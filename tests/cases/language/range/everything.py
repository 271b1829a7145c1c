# Ranges of any size: len, index, count, slices, comparison, hash, iteration, complaints.

def attempt(f, *args, **kw):
    try:
        return repr(f(*args, **kw))
    except Exception as e:
        return f"{type(e).__name__}: {e}"

ranges = [range(0), range(5), range(2, 10, 3), range(10, 0, -3), range(5, 5), range(-5, 5, 2), range(10**20, 10**20 + 10, 4), range(2**62, 2**62 + 3), range(0, 10**30, 10**29), range(3, -10**25, -10**24), range(1, 2, 10**40), range(5, 0)]
for r in ranges:
    print(r, attempt(len, r), list(r)[:12], r.start, r.stop, r.step, bool(r), attempt(lambda: r[0]), attempt(lambda: r[-1]), attempt(lambda: r[1]), attempt(lambda: r[10**30]), r[1:], r[::-1], r[::2], r[5:1:-1], r[-2:], list(reversed(r))[:12], hash(r) == hash(range(r.start, r.stop, r.step)), repr(r))
    for x in (0, 3, 5, -5, 10**20 + 4, 2**62, 2.0, "a", None, True, 3.5, 4 * 10**29):
        print(x in r, r.count(x), attempt(r.index, x), end=" ")
    print()
for a in ranges[:6]:
    print([a == b for b in ranges[:6]], [hash(a) == hash(b) for b in ranges[:6]])
print(range(0, 3, 2) == range(0, 4, 2), range(0) == range(5, 5), range(1) == [0], hash(range(0)) == hash(range(2, 2)), {range(3): "r"}[range(0, 3)], len({range(0), range(1, 1), range(1)}))
for f in (lambda: range(), lambda: range(1, 2, 3, 4), lambda: range(1.5), lambda: range("a"), lambda: range(1, 2, 0), lambda: range(None), lambda: range(1, None), lambda: len(range(10**30)), lambda: range(5)[5], lambda: range(5)["x"], lambda: range(5)[1.5], lambda: range(5) + range(5), lambda: range(5) < range(6), lambda: range(5).index(9), lambda: range(5).index("x"), lambda: range(5).foo, lambda: range(x=1), lambda: range(5) * 2, lambda: next(range(5)), lambda: range(3).index(), lambda: range(5)[::0], lambda: range(2**70)[2**69], lambda: range(2**70)[2**69:2**69 + 2]):
    print(attempt(f))
def assign():
    range(5)[0] = 1
def rem():
    del range(5)[0]
def attr():
    range(5).start = 3
print(attempt(assign), attempt(rem))
class I:
    def __init__(self, v): self.v = v
    def __index__(self): return self.v
print(range(I(3)), range(I(1), I(5)), range(5)[I(2)], I(2) in range(5), range(True), range(False, True))
it = iter(range(3)); print(next(it), it.__length_hint__(), type(it).__name__, list(it), list(it), type(iter(range(2**70))).__name__, type(reversed(range(2))).__name__)
n = 0
for k in range(100):
    r = range(k, 3 * k, k % 5 + 1)
    n += len(r) + sum(r[::2]) + (k + 1 in r) + r.count(k)
    for x in range(k, 0, -7): n -= x
print(n, sum(range(10**6)), max(range(5, 50, 7)), min(range(9, 2, -2)), sorted(range(5), reverse=True), list(range(10**18 * 4, 10**18 * 5, 10**17 * 3)))
