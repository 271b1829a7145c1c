# all, any, sum, min, max: empty, defaults, keys, starts, and refusals.
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
print(all([]), any([]), all([1, 0, 1 / 1]), any([0, "", None]), t(all), t(any, 5), t(all, 1, 2))
def g(*v):
    for x in v:
        print("saw", x, end="; ")
        yield x
print(all(g(1, 0, 2)), any(g(0, 3, 4)), any(g(0, ())))
print(sum([]), sum([], 5), sum([1, 2.5]), sum([[1], [2]], []), sum([(1,), (2,)], ()), sum([1, 2], start=10), sum([True, True]), sum([0.1] * 3), sum([1j, 2]), sum([2**62, 2**62, -1]), sum(range(5), -0.0))
print(t(sum, ["a"]), t(sum, ["a"], ""), t(sum, [b"a"], b""), t(sum, [bytearray()], bytearray()), t(sum, 5), t(sum), t(sum, [1], 2, 3), t(sum, [None]), t(sum, [[1]]), t(sum, [1], None))
print(min(3, 1, 2), max("b", "a"), min([5]), max({1: 2, 3: 0}), min([], default="d"), max((), default=None, key=len), min("aB", key=str.lower), max([1, -5, 3], key=abs), max(1, 1.0, True), min(1, 1.0, True), min(1.0, 1))
print(t(min), t(min, 5), t(max, []), t(min, 1, 2, default=3), t(min, [1], [2], key=5), t(min, 1, "a"), t(max, [1, None]), t(max, "abc", key=None), t(max, 1, 2, foo=3), t(min, iter([])), t(max, 1, 2, key=lambda: 1))
nan = float("nan")
print(max(nan, 1), max(1, nan), min([nan, 1, 2]), min([1, nan, 0]))
class L:
    def __init__(self, v): self.v = v
    def __lt__(self, o): print("lt", self.v, o.v, end=" "); return self.v < o.v
    def __gt__(self, o): print("gt", self.v, o.v, end=" "); return self.v > o.v
print(min(L(2), L(1), L(3)).v, max([L(2), L(1), L(3)]).v)
s = 0
for i in range(100):
    v = [i * k % 13 for k in range(1, 6)]
    s += min(v) * 3 + max(v, key=lambda x: -x) + sum(v, i) + all(v) + any(v) + max(v[0], v[1]) - min(i, 50.5)
print(s)
