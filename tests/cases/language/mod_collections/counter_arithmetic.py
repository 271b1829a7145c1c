# collections.Counter: counting, arithmetic, most_common, missing keys, subtract, comparison, update.
from collections import Counter
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
c, d = Counter("abracadabra"), Counter(a=1, b=5, z=-2)
print(c, d, Counter(), Counter({"x": 0}), Counter([1, 1, 2]), Counter("ab", b=2) , t(Counter, 5), t(Counter, 1, 2), c["zz"], "zz" in c, c.most_common(2), c.most_common(0), c.most_common(), Counter().most_common(3), c.total(), sorted(c.elements()), list(Counter(a=-1, b=0).elements()))
print(c + d, c - d, c & d, c | d, +d, -d, c == Counter("abracadabra"), Counter(a=1) == Counter(a=1, b=0), c != d, Counter(a=1) <= Counter(a=2), Counter(a=1) < Counter(a=1), Counter(a=3) >= d, t(lambda: c + {}), t(lambda: c < 5))
e = Counter(a=3); e += Counter(a=1, b=2); e -= Counter(b=5); print(e); e |= Counter(q=1); e &= Counter(a=2, q=9); print(e)
e.update("aab"); e.update({"a": 10}, k=1); e.update(None); print(e); e.subtract("aaz"); e.subtract(k=5); e.subtract({"q": 1}); print(e, t(e.update, 5), t(e.subtract, 5), e.copy() == e, type(e.copy()).__name__, t(Counter.fromkeys, "ab"), e.pop("a"), t(e.pop, "nope"), e.setdefault("new", 7), dict(e))
del e["never"]; del e["q"]; print(e, repr(Counter({"b": 2, "a": 2, "c": 3})), Counter({1: 2.5, 2: -1}), Counter(a="x") if False else "", t(lambda: Counter({"a": "x"}) + Counter(a=1)), t(lambda: Counter({"a": "x", "b": 1}).most_common()), repr(Counter({"a": "x", "b": 1})))
class S(Counter):
    def __missing__(self, k): return 100
print(S("a")["q"], S("aa") + S("a"), type(S("a") + S("b")).__name__, c.elements().__class__.__name__, Counter(x for x in "hello").most_common(1), sum(c.values()), max(c, key=c.get), Counter(Counter(a=2)), c.keys() & d.keys() == {"a", "b"})
n, k = 0, Counter()
for i in range(200):
    k[i % 7] += i; k.update([i % 5, i % 3])
    if i % 20 == 0: k -= Counter({i % 7: 50}); n += k.total()
    n = n * 3 + k[i % 9] + len(k) & 0xffffff
print(n, k.most_common(3))
