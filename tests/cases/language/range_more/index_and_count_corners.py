# Ranges: huge ones, membership of every kind, index and count, slices, equality, hash, iteration past words, errors, loops over changing ranges.
def act(f):
    try: return f()
    except Exception as e: return f"{type(e).__name__}: {e}"
class I:
    def __init__(self, n): self.n = n
    def __index__(self): return self.n
big = range(2 ** 70, 2 ** 70 + 10, 3); neg = range(10, -10, -3); r = range(0, 20, 4)
for f in (lambda: range(5.0), lambda: range("5"), lambda: range(), lambda: range(1, 2, 0), lambda: range(1, 2, 3, 4), lambda: range(I(3)), lambda: range(I(1), I(9), I(2)), lambda: range(stop=5), lambda: range(None), lambda: range(True, 5), lambda: len(range(2 ** 63)), lambda: len(range(-2 ** 70, 2 ** 70)), lambda: big[-1] - 2 ** 70, lambda: big[4], lambda: big[1:], lambda: list(big)[1], lambda: len(big), lambda: 2 ** 70 + 3 in big, lambda: big.index(2 ** 70 + 6), lambda: range(2 ** 70)[2 ** 65], lambda: range(2 ** 70)[-1] == 2 ** 70 - 1, lambda: range(10 ** 30)[::10 ** 29], lambda: r[2], lambda: r[-5], lambda: r[5], lambda: r[1:3], lambda: r[::-1], lambda: r[::-1][::-1] == r, lambda: r["a"], lambda: r[1.0], lambda: r[2 ** 70], lambda: r[: 2 ** 70], lambda: neg[::2], lambda: neg[-1], lambda: list(neg), lambda: neg.index(-2), lambda: neg.index(3), lambda: neg.count(7), lambda: r.count(8.0), lambda: r.index(8.0), lambda: 8.0 in r, lambda: 8.5 in r, lambda: True in range(2), lambda: "a" in r, lambda: None in r, lambda: 4 + 0j in r, lambda: I(4) in r, lambda: r.index(I(4)), lambda: r.count("a"), lambda: r == range(0, 17, 4), lambda: range(0) == range(5, 1), lambda: range(1, 2) == range(1, 9, 50), lambda: hash(range(3, 4)) == hash(range(3, 30, 99)), lambda: r == [0, 4, 8, 12, 16], lambda: r < r, lambda: r + r, lambda: r * 2, lambda: r.__setitem__, lambda: setattr(r, "start", 1), lambda: (r.start, r.stop, r.step), lambda: repr(range(1, 2, 1)), lambda: repr(range(1, 2, -1)), lambda: bool(range(0)), lambda: max(neg), lambda: sum(r), lambda: sorted(neg)[:2], lambda: next(r), lambda: list(reversed(range(0, -7, -2))), lambda: {range(3): 1}[range(0, 3)], lambda: type("R", (range,), {})):
    print(act(f))
it = iter(range(2 ** 62 - 2, 2 ** 62 + 2)); print([next(it) - 2 ** 62 for _ in range(4)], it.__length_hint__(), act(lambda: next(it)))
it = iter(range(10)); next(it); print(it.__length_hint__(), list(it), it.__length_hint__()); it = iter(range(5)); it.__setstate__(3); print(list(it), type(iter(range(2 ** 70))).__name__, type(it).__name__, type(reversed(r)).__name__)
total, n = 0, 5
for i in range(300):
    a, b, c = (0, n, 1) if i % 3 == 0 else (n, -n, -2) if i % 3 == 1 else (2 ** 62 - 3, 2 ** 62 + n % 4, 1)
    for j in range(a, b, c):
        total += j & 7
        if j == 3: b = 100; n = 6 if i % 2 else 4
    if i == 200: n = I(7)
    if i == 220: n = 12
    total += len(range(a, b, c)) if i < 200 else 1
    if not isinstance(n, int): n = n.n
print(total, [x for x in range(3) for x in range(x)], [range(k)[-1:] for k in range(3)])
def enough():
    for i in range(10 ** 20):
        if i * i > 5000: return i
print(enough(), sum(1 for i in range(0, 10 ** 25, 10 ** 24)))
for k in range(60):
    x = range(k, k * 3, 2) if k % 2 else range(k * 3, k, -2)
    assert list(x) == [x[q] for q in range(len(x))] == list(reversed(x[::-1])) and all(v in x and x.index(v) == q for q, v in enumerate(x))
