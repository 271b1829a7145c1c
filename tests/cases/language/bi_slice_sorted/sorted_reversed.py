# sorted() and reversed(): keys, stability, broken orders, protocols.
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
print(sorted("hello"), sorted({3: 1, 1: 2}), sorted([3, 1, 2], reverse=True), sorted("bAc", key=str.lower), sorted([(1, "b"), (1, "a")], key=lambda p: p[0], reverse=True), sorted([]), sorted([1, True, 1.0, 0, False]), sorted([1, True, 1.0], reverse=1))
print(t(sorted), t(sorted, 5), t(sorted, [1], None), t(sorted, [1, "a"]), t(sorted, [1, 2], key=5), t(sorted, [None, None]), t(sorted, [1], foo=1), t(sorted, [[1], [None], [2]]), t(sorted, iterable=[1]), t(sorted, [2, 1], reverse="x"), t(sorted, [1], reverse=1.5))
class X:
    n = 0
    def __init__(self, v): self.v = v
    def __lt__(self, o): X.n += 1; return self.v < o.v
    def __repr__(self): return f"X{self.v}"
print(sorted([X(3), X(1), X(2)]), X.n); X.n = 0
sorted([X(i) for i in range(50)]); print(X.n); X.n = 0
sorted([X(-i) for i in range(50)]); print(X.n); X.n = 0
sorted([X(i * 37 % 50) for i in range(50)]); print(X.n)
class NoIter:
    def __len__(self): return 3
    def __getitem__(self, i): return i * 10
class Rev:
    def __reversed__(self): return "anything"
class NoRev(list):
    __reversed__ = None
print(list(reversed(NoIter())), reversed(Rev()), t(reversed, NoRev()), t(reversed, object()), t(reversed), t(reversed, [], []), t(reversed, iter([])), list(reversed(range(0, 10, 3))), type(reversed([])).__name__, type(reversed("")).__name__, type(reversed({})).__name__, reversed([1, 2, 3]).__length_hint__())
l = [1, 2, 3]
r = reversed(l); next(r); l.pop(); l.pop(); print(list(r), l)
def evil(x):
    l2.clear(); return x
l2 = [3, 1, 2]
print(t(lambda: l2.sort(key=lambda x: l2.append(x))), l2)
tot = 0
for i in range(60):
    data = [(k * i) % 17 for k in range(20)]
    tot += sorted(data)[i % 20] * sorted(data, key=lambda v: (v % 3, -v))[3] - next(reversed(sorted(data, reverse=True)))
print(tot)
